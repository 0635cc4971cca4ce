import type { LintRule } from '../subject.ts';
import { descriptionInformative } from './description-informative.ts';
import { descriptionPresent } from './description-present.ts';
import { fileExecutable } from './file-executable.ts';
import { fileRegular } from './file-regular.ts';
import { fileUtf8 } from './file-utf8.ts';
import { ignoreUsed } from './ignore-used.ts';
import { lineEndingsLf } from './line-endings-lf.ts';
import { nameFree } from './name-free.ts';
import { nameValid } from './name-valid.ts';
import { paramsDescribed } from './params-described.ts';
import { shebangPortable } from './shebang-portable.ts';
import { shebangPresent } from './shebang-present.ts';
import { shebangRunnable } from './shebang-runnable.ts';

/** All rules, in the order of a file's way: found, accepted, started, understood. */
export const rules: readonly LintRule[] = [
  fileRegular,
  nameValid,
  fileExecutable,
  fileUtf8,
  descriptionPresent,
  nameFree,
  shebangPresent,
  shebangRunnable,
  shebangPortable,
  lineEndingsLf,
  paramsDescribed,
  descriptionInformative,
  ignoreUsed,
];
