/** A template's text: the bundler puts it in. */
declare module '*.hbs' {
  const text: string;
  export default text;
}
