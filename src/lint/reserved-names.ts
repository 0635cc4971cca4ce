/** Whose tool gets a call, where a local tool has the same name. */
export interface Reserved {
  readonly owner: string;
  /** Whether (nearly) every session has it. */
  readonly always: boolean;
  readonly names: readonly string[];
}

/**
 * The names of the tools that a session may have before any local one, by the server they come
 * from: read from the sources of Octomind 0.28 and its companion servers.
 */
const reserved: readonly Reserved[] = [
  {
    owner: 'the runtime itself',
    always: true,
    names: 'recall plan tap schedule monitor mcp agent skill capability'.split(' '),
  },
  {
    owner: 'octofs, the file server of nearly every session',
    always: true,
    names:
      'view text_editor batch_edit extract_lines shell workdir view_many ast_grep list_files html2md'.split(
        ' ',
      ),
  },
  {
    owner: 'octocode, a code search server',
    always: false,
    names: [
      ...'semantic_search view_signatures graphrag structural_search search_code'.split(' '),
      ...'search_graphrag graphrag_search semantic_code lsp_goto_definition lsp_hover'.split(' '),
      ...'lsp_find_references lsp_document_symbols lsp_workspace_symbols lsp_completion'.split(' '),
    ],
  },
  {
    owner: 'octobrain, a memory server',
    always: false,
    names: 'memorize remember forget knowledge'.split(' '),
  },
  { owner: 'a web search server', always: false, names: ['search'] },
  {
    owner: 'octoweb, a browser server',
    always: false,
    names: [
      'render_ui',
      ...[
        ...'navigate go_back go_forward reload wait get_tabs get_current_tab switch_tab'.split(' '),
        ...'close_tab snapshot get_page_info get_page_content execute_js click type'.split(' '),
        ...'fill_form dismiss_overlay hover scroll press_key select_option screenshot'.split(' '),
        ...'console_messages network_requests handle_dialog upload_file get_history'.split(' '),
        'get_playing_tabs',
      ].map((name) => `browser_${name}`),
    ],
  },
];

const gitServer: Reserved = { owner: 'a git server', always: false, names: [] };

/** Who has the name already; undefined if it is free. Names that begin with `agent_` are apart. */
export function reservedBy(name: string): Reserved | undefined {
  if (name.startsWith('git_')) return gitServer;
  return reserved.find(({ names }) => names.includes(name));
}
