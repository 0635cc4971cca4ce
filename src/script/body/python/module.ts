/** Whether a module may hold the repository's own code. */
export function isForeign(module: string): boolean {
  const [first = ''] = module.split('.', 1);
  return !known.has(first);
}

/** The standard library of Python 3.8 to 3.14, and packages that know nothing of a tool's input. */
const known: ReadonlySet<string> = new Set(
  `__future__ _thread abc aifc annotationlib argparse array ast asynchat asyncio asyncore atexit
  audioop base64 bdb binascii bisect builtins bz2 calendar cgi cgitb chunk cmath cmd code codecs
  codeop collections colorsys compileall compression concurrent configparser contextlib contextvars
  copy copyreg cProfile crypt csv ctypes curses dataclasses datetime dbm decimal difflib dis
  distutils doctest email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput
  fnmatch formatter fractions ftplib functools gc getopt getpass gettext glob graphlib grp gzip
  hashlib heapq hmac html http idlelib imaplib imghdr imp importlib inspect io ipaddress itertools
  json keyword lib2to3 linecache locale logging lzma mailbox mailcap marshal math mimetypes mmap
  modulefinder msilib msvcrt multiprocessing netrc nis nntplib ntpath numbers operator optparse os
  ossaudiodev parser pathlib pdb pickle pickletools pipes pkgutil platform plistlib poplib posix
  posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc queue quopri random re readline
  reprlib resource rlcompleter runpy sched secrets select selectors shelve shlex shutil signal site
  smtpd smtplib sndhdr socket socketserver spwd sqlite3 ssl stat statistics string stringprep struct
  subprocess sunau symbol symtable sys sysconfig syslog tabnanny tarfile telnetlib tempfile termios
  textwrap threading time timeit tkinter token tokenize tomllib trace traceback tracemalloc tty
  turtle types typing unicodedata unittest urllib uu uuid venv warnings wave weakref webbrowser
  winreg winsound wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo
  aiohttp anthropic attr attrs boto3 botocore bs4 certifi chardet click colorama cryptography
  dateutil docker fire git github gitlab google httpx jinja2 jsonschema jwt kubernetes lxml markdown
  matplotlib mysql numpy openai openpyxl packaging pandas paramiko PIL polars prometheus_client
  psutil psycopg psycopg2 pydantic pymongo pymysql pytest pytz redis requests rich ruamel scipy
  sentry_sdk setuptools six sklearn slack_sdk sqlalchemy tabulate tenacity toml tomli tomli_w
  tomlkit tqdm typer typing_extensions ujson urllib3 websockets xmltodict yaml`.split(/\s+/),
);
