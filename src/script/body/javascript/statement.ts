import { runIf, runSwitch, runTry } from './branch.ts';
import { declarationIn, defineClass, hoist } from './definition.ts';
import { importModule, importNames } from './import.ts';
import type { JavaScript } from './javascript.ts';
import { runDo, runFor, runForIn, runForOf, runWhile } from './loop.ts';
import type { Node } from './node.ts';
import { assign, scopeOf, within } from './scope.ts';
import { spend } from './spend.ts';
import { thing } from './value.ts';

/** Walks the statements of a block, or one. */
export function runStatements(code: JavaScript, nodes: readonly Node[]): void {
  hoist(code, nodes);
  for (const node of nodes) {
    code.steps--;
    if (code.depth > 190) {
      code.complete = false;
      return;
    }
    code.depth++;
    runStatement(code, node);
    code.depth--;
  }
}

function runStatement(code: JavaScript, node: Node): void {
  switch (node.type) {
    case 'ExpressionStatement':
      code.evaluate(node.expression);
      return;
    case 'VariableDeclaration':
      for (const { id, init } of node.declarations) {
        if (init) code.bind(id, code.evaluate(init), false);
      }
      return;
    case 'BlockStatement':
    case 'StaticBlock':
      within(code, scopeOf(code.scope, node, false), () => code.run(node.body));
      return;
    case 'IfStatement':
      runIf(code, node);
      return;
    case 'ReturnStatement':
      runReturn(code, node);
      return;
    case 'ThrowStatement':
      spend(code, code.evaluate(node.argument), node);
      code.paths.end();
      return;
    case 'TryStatement':
      runTry(code, node);
      return;
    case 'SwitchStatement':
      runSwitch(code, node);
      return;
    case 'ForStatement':
      runFor(code, node);
      return;
    case 'ForOfStatement':
      runForOf(code, node);
      return;
    case 'ForInStatement':
      runForIn(code, node);
      return;
    case 'WhileStatement':
      runWhile(code, node);
      return;
    case 'DoWhileStatement':
      runDo(code, node);
      return;
    case 'LabeledStatement':
      code.run([node.body]);
      return;
    case 'BreakStatement':
    case 'ContinueStatement':
      if (code.loop) code.paths.leave(code.loop);
      return;
    case 'ImportDeclaration':
      importNames(code, node);
      return;
    case 'ClassDeclaration':
      if (node.id)
        assign(
          code,
          node.id.name,
          defineClass(code, node as Parameters<typeof defineClass>[1]),
          node.id,
        );
      return;
    case 'ExportAllDeclaration':
      importModule(code, String(node.source.value), node);
      return;
    case 'ExportDefaultDeclaration':
    case 'ExportNamedDeclaration':
      runExport(code, node);
  }
}

function runExport(
  code: JavaScript,
  node: Extract<Node, { type: 'ExportDefaultDeclaration' | 'ExportNamedDeclaration' }>,
): void {
  const declaration = declarationIn(node);
  if (!declaration) return;
  if (/Declaration$/.test(declaration.type)) runStatement(code, declaration);
  else code.evaluate(declaration);
}

function runReturn(code: JavaScript, node: Extract<Node, { type: 'ReturnStatement' }>): void {
  const value = node.argument ? code.evaluate(node.argument) : thing({ kind: 'nothing' });
  const { returns } = code;
  if (!returns) {
    code.paths.end();
    return;
  }
  if (code.loose && code.stack.length <= 1) spend(code, value, node);
  if (code.paths.live) returns.values.push(value);
  code.paths.leave(returns.stretch);
}
