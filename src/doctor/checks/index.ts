import type { Check } from '../check.ts';
import { commandsFound } from './commands-found.ts';
import { gitExecutable } from './git-executable.ts';
import { gitFileMode } from './git-file-mode.ts';
import { gitIgnored } from './git-ignored.ts';
import { gitLineEndings } from './git-line-endings.ts';
import { gitLinksInside } from './git-links-inside.ts';
import { gitNamesDistinct } from './git-names-distinct.ts';
import { gitTracked } from './git-tracked.ts';
import { interpreterEverywhere } from './interpreter-everywhere.ts';
import { interpreterFound } from './interpreter-found.ts';
import { lookAlikesAbsent } from './look-alikes-absent.ts';
import { mountCaseSensitive } from './mount-case-sensitive.ts';
import { mountExecutable } from './mount-executable.ts';
import { nestedKnown } from './nested-known.ts';
import { placeHere } from './place-here.ts';
import { runtimeInstalled } from './runtime-installed.ts';
import { syntaxValid } from './syntax-valid.ts';
import { variablesSet } from './variables-set.ts';

/** Every check, in the order in which they are shown. */
export const checks: readonly Check[] = [
  placeHere,
  lookAlikesAbsent,
  nestedKnown,
  mountExecutable,
  mountCaseSensitive,
  runtimeInstalled,
  interpreterFound,
  interpreterEverywhere,
  commandsFound,
  variablesSet,
  syntaxValid,
  gitIgnored,
  gitTracked,
  gitExecutable,
  gitLineEndings,
  gitFileMode,
  gitNamesDistinct,
  gitLinksInside,
];
