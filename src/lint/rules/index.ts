import type { LintRule } from '../subject.ts';
import { argumentsUnused } from './arguments-unused.ts';
import { charactersVisible } from './characters-visible.ts';
import { descriptionBounded } from './description-bounded.ts';
import { descriptionClean } from './description-clean.ts';
import { descriptionInformative } from './description-informative.ts';
import { descriptionPresent } from './description-present.ts';
import { descriptionsDistinct } from './descriptions-distinct.ts';
import { fileExecutable } from './file-executable.ts';
import { fileRegular } from './file-regular.ts';
import { fileUtf8 } from './file-utf8.ts';
import { gitExecutable } from './git-executable.ts';
import { headerUnbroken } from './header-unbroken.ts';
import { ignoreUsed } from './ignore-used.ts';
import { lineEndingsLf } from './line-endings-lf.ts';
import { nameBounded } from './name-bounded.ts';
import { nameFree } from './name-free.ts';
import { nameValid } from './name-valid.ts';
import { optionalParamsGuarded } from './optional-params-guarded.ts';
import { paramComplete } from './param-complete.ts';
import { paramNamePortable } from './param-name-portable.ts';
import { paramTypeKnown } from './param-type-known.ts';
import { paramsDeclared } from './params-declared.ts';
import { paramsDescribed } from './params-described.ts';
import { paramsDistinct } from './params-distinct.ts';
import { paramsUsed } from './params-used.ts';
import { schemaAccepted } from './schema-accepted.ts';
import { shebangPortable } from './shebang-portable.ts';
import { shebangPresent } from './shebang-present.ts';
import { shebangRunnable } from './shebang-runnable.ts';
import { tagKnown } from './tag-known.ts';
import { tagSpelled } from './tag-spelled.ts';
import { textDelivered } from './text-delivered.ts';
import { toolsFew } from './tools-few.ts';

/** All rules, in the order of a file's way: found, accepted, started, understood. */
export const rules: readonly LintRule[] = [
  fileRegular,
  nameValid,
  fileExecutable,
  gitExecutable,
  fileUtf8,
  descriptionPresent,
  nameFree,
  shebangPresent,
  shebangRunnable,
  shebangPortable,
  lineEndingsLf,
  headerUnbroken,
  tagSpelled,
  tagKnown,
  paramComplete,
  paramTypeKnown,
  paramNamePortable,
  paramsDistinct,
  textDelivered,
  descriptionClean,
  charactersVisible,
  paramsDescribed,
  descriptionInformative,
  descriptionBounded,
  nameBounded,
  schemaAccepted,
  descriptionsDistinct,
  toolsFew,
  paramsDeclared,
  paramsUsed,
  argumentsUnused,
  optionalParamsGuarded,
  ignoreUsed,
];
