/** A command as shells complete it. */
export interface Completed {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** What may follow it; files if nothing is said. */
  readonly words: readonly string[];
}

export interface CompletedOption {
  readonly name: string;
  readonly about: string;
  readonly takesValue: boolean;
  /** None: any text, or a file. */
  readonly values: readonly string[];
}

type Script = (commands: readonly Completed[]) => string;

/** Several may be given, with commas between. */
const LISTED = 'sets';

/** The scripts, by shell. They hold all there is to offer, so nothing is started while someone types. */
export const SHELLS: Readonly<Record<'bash' | 'zsh' | 'fish', Script>> = { bash, zsh, fish };

function bash(commands: readonly Completed[]): string {
  const values = commands.flatMap(({ name, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map((one) => `    '${name} --${one.name}') words='${one.values.join(' ')}' ;;`),
  );
  const others = commands.map(
    ({ name, options, words }) =>
      `    '${name} '*) words='${words.join(' ')}' options='${options.map((one) => `--${one.name}`).join(' ')} --help' ;;`,
  );
  return `# bash completion of bastide
_bastide() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"
  local words='' options='' before=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${commands.map(({ name }) => name).join(' ')} help --help' -- "$cur"))
    return
  fi
  case "$command $prev" in
${[...values, ...others].join('\n')}
  esac
  case "$prev $cur" in
    --${LISTED}' '*,*) before="\${cur%,*}," ;;
  esac
  case "$cur" in
    -*) COMPREPLY=($(compgen -W "$options" -- "$cur")) ;;
    *) COMPREPLY=($(compgen -P "$before" -W "$words" -- "\${cur#"$before"}")) ;;
  esac
}
complete -o default -F _bastide bastide`;
}

function zsh(commands: readonly Completed[]): string {
  const list = commands.map(
    ({ name, summary }) => `    ${quoted(`${name}:${summary.replaceAll(':', '\\:')}`)}`,
  );
  const cases = commands.map(({ name, options, words }) => {
    const lines = [
      ...options.map((one) => `        ${quoted(zshOption(one))}`),
      `        ${quoted(words.length > 0 ? `1: :(${words.join(' ')})` : '*: :_files')}`,
    ];
    return `    ${name})\n      _arguments \\\n${lines.join(' \\\n')} ;;`;
  });
  return `#compdef bastide
# zsh completion of bastide
_bastide() {
  local -a commands=(
${list.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case $words[1] in
${cases.join('\n')}
  esac
}
compdef _bastide bastide`;
}

function zshOption({ name, about, takesValue, values }: CompletedOption): string {
  const said = `*--${name}[${about.replaceAll(/[[\]:]/g, '\\$&')}]`;
  if (!takesValue) return said;
  if (values.length === 0) return `${said}: :_files`;
  const offered = values.join(' ');
  return name === LISTED ? `${said}: :_sequence compadd - ${offered}` : `${said}: :(${offered})`;
}

function fish(commands: readonly Completed[]): string {
  const lines = commands.flatMap(({ name, summary, options, words }) => {
    const seen = `complete -c bastide -n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c bastide -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
      ...(words.length > 0 ? [`${seen} -f -a '${words.join(' ')}'`] : []),
      ...options.map((one) => `${seen} -l ${one.name} ${fishValue(one)} -d ${quoted(one.about)}`),
    ];
  });
  return `# fish completion of bastide\n${lines.join('\n')}`;
}

function fishValue({ name, takesValue, values }: CompletedOption): string {
  if (!takesValue) return '';
  if (values.length === 0) return '-r';
  const before = name === LISTED ? "(commandline -ct | string replace -r '[^,]*$' '')" : '';
  return `-x -a ${quoted(values.map((value) => before + value).join(' '), '"')}`;
}

/** For a shell: one word, nothing in it special. */
function quoted(text: string, quote = "'"): string {
  return quote === '"' ? `"${text.replaceAll('$', '\\$')}"` : `'${text.replaceAll("'", `'\\''`)}'`;
}
