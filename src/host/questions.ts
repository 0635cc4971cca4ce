import {
  Cancelled,
  type ChoiceQuestion,
  type Questions,
  type TextQuestion,
} from '../core/questions.ts';
import { visible } from '../core/visible.ts';

/**
 * The person at the terminal, asked with clack; it is loaded at the first question. What is shown may
 * come from the repository, so nothing of it reaches the terminal unescaped.
 */
export const terminalQuestions: Questions = { text, choose, confirm };

async function text({
  message,
  fallback,
  placeholder = fallback,
  initial,
  check,
}: TextQuestion): Promise<string> {
  const clack = await import('@clack/prompts');
  return answered(
    await clack.text({
      message: visible(message),
      ...(placeholder === undefined ? {} : { placeholder: visible(placeholder) }),
      ...(fallback === undefined ? {} : { defaultValue: fallback }),
      ...(initial === undefined ? {} : { initialValue: initial }),
      ...(check
        ? { validate: (value: string | undefined) => shown(check(value || (fallback ?? ''))) }
        : {}),
    }),
  );
}

async function choose<Value extends string>(question: ChoiceQuestion<Value>): Promise<Value> {
  const clack = await import('@clack/prompts');
  const { message, choices, initial } = question;
  const options = choices.map(({ value, label, hint }) =>
    hint === undefined
      ? { value: value as string, label: visible(label) }
      : { value: value as string, label: visible(label), hint: visible(hint) },
  );
  return answered(
    await clack.select<string>({
      message: visible(message),
      options,
      ...(initial === undefined ? {} : { initialValue: initial }),
    }),
  ) as Value;
}

async function confirm(question: { message: string; initial?: boolean }): Promise<boolean> {
  const clack = await import('@clack/prompts');
  const { message, initial } = question;
  return answered(
    await clack.confirm({
      message: visible(message),
      ...(initial === undefined ? {} : { initialValue: initial }),
    }),
  );
}

function shown(fault: string | undefined): string | undefined {
  return fault === undefined ? undefined : visible(fault);
}

function answered<Answer>(answer: Answer): Exclude<Answer, symbol> {
  if (typeof answer === 'symbol') throw new Cancelled();
  return answer as Exclude<Answer, symbol>;
}
