import type { Command } from '../core/command.ts';
import { exit } from '../core/exit.ts';
import type { Host } from '../core/host.ts';
import { followChain } from '../doctor/chain.ts';
import { diagnose, nextStep } from '../doctor/diagnose.ts';
import type { Machine } from '../doctor/machine.ts';
import type { Result } from '../doctor/result.ts';
import { countOf, type Diagnosis } from '../report/diagnosis.ts';
import { doctorJson } from '../report/doctor-json.ts';
import { chainText, doctorText } from '../report/doctor-text.ts';
import { listedTools } from '../script/toolbox.ts';
import { chainSubject } from './chain-subject.ts';
import { gatherMachine } from './machine.ts';
import { repair } from './repair.ts';

const options = {
  verbose: { type: 'boolean', summary: 'Show everything that was looked at' },
  fix: { type: 'boolean', summary: 'Set missing execute bits and git attributes, and show it' },
  json: { type: 'boolean', summary: 'Print one JSON document' },
} as const;

export const doctor: Command<typeof options> = {
  name: 'doctor',
  summary: 'Say why a tool is not seen, or fails only here',
  positionals: {
    usage: '[name]',
    summary: 'A tool, or the path of one; all of them and this machine if none',
    least: 0,
    most: 1,
  },
  options,
  async run({ verbose, fix, json }, [name], { host, root, color }) {
    const before = await gatherMachine(host, root, name);
    const found = resultsOf(host, before, name);
    const mended = fix ? await repair(host, root, found) : false;
    const machine = mended ? await gatherMachine(host, root, name) : before;
    const diagnosis = diagnosisOf(machine, name, mended ? resultsOf(host, machine, name) : found);
    const style = { color, width: host.stdout.columns };
    if (json) host.stdout.write(doctorJson(diagnosis));
    else if (name === undefined) host.stdout.write(doctorText(diagnosis, verbose, style));
    else host.stdout.write(chainText(diagnosis, style));
    return countOf(diagnosis, 'error') > 0 ? exit.problem : exit.ok;
  },
};

function resultsOf(host: Host, machine: Machine, name: string | undefined): Result[] {
  return name === undefined ? diagnose(machine) : followChain(chainSubject(host, machine, name));
}

function diagnosisOf(
  machine: Machine,
  name: string | undefined,
  results: readonly Result[],
): Diagnosis {
  return {
    name: name?.slice(name.lastIndexOf('/') + 1),
    results,
    tools: listedTools(machine.toolbox).length,
    next: nextStep(results),
    confirm: machine.runtime && 'echo "/mcp" | octomind run',
  };
}
