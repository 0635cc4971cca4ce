/** A number that somebody's interface enforces, with what it does beyond it. */
export interface Limit {
  readonly most: number;
  /** Who sets it, as a message names them. */
  readonly by: string;
  /** Where it was read: documentation, source, or an error text quoted in a public issue. */
  readonly source: string;
  /** When it was read. */
  readonly date: string;
}

const date = '2026-11-30';

/** What providers and clients take. Each number that a rule quotes stands here. */
export const limits = {
  /** Characters of a tool's name. Bedrock, DeepSeek and Qwen report the same number. */
  toolName: {
    most: 64,
    by: 'OpenAI, Bedrock and DeepSeek',
    source: 'openai/openai-openapi openapi.yaml, FunctionObject.name; openclaw/openclaw#12892',
    date,
  },
  /** Characters of a parameter's name. */
  paramName: {
    most: 64,
    by: 'Anthropic and Gemini',
    source:
      'twilio-labs/mcp#58 (Anthropic’s error text); googleapis/js-genai src/types.ts, FunctionDeclaration',
    date,
  },
  /** Characters of a tool's description, beyond which requests were refused. */
  description: {
    most: 1024,
    by: 'OpenAI',
    source: 'getsentry/sentry-mcp#106 (OpenAI’s error text)',
    date,
  },
  /** Characters of a tool's description, beyond which it is cut. */
  descriptionCut: {
    most: 2048,
    by: 'Claude Code',
    source: 'anthropics/claude-code CHANGELOG.md, 2.1.84',
    date,
  },
  /** Tools beyond which models begin to choose badly, and beyond which they surely do. */
  tools: {
    most: 30,
    by: 'Anthropic',
    source: 'platform.claude.com/docs, tool search tool',
    date,
  },
  manyTools: {
    most: 50,
    by: 'Anthropic',
    source: 'platform.claude.com/docs, tool search tool',
    date,
  },
} as const satisfies Readonly<Record<string, Limit>>;

/** Who refuses a definition with a parameter of a type, and the error they print. */
export interface Refusal {
  readonly by: string;
  readonly error: string;
  readonly source: string;
  readonly date: string;
}

/** The runtime says nothing of what an array or an object holds; these ask for it. */
export const refusals: Readonly<Record<'array' | 'object', Refusal>> = {
  array: {
    by: 'OpenAI, Gemini and VS Code',
    error: 'array schema missing items',
    source:
      'mark3labs/mcphost#35 (OpenAI), cline/cline#7926 (Gemini); microsoft/vscode-copilot-chat toolSchemaNormalizer.ts',
    date,
  },
  object: {
    by: 'Gemini',
    error: 'properties: should be non-empty for OBJECT type',
    source: 'brainlid/langchain#183, sigoden/aichat#666',
    date,
  },
};
