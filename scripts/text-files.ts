/** Makes `import text from './x.hbs'` give the file's text: for the bundler and for the tests. */
export const textFiles = {
  name: 'text-files',
  transform(code: string, id: string) {
    if (!id.endsWith('.hbs')) return;
    return { code: `export default ${JSON.stringify(code)}`, map: null, moduleType: 'js' as const };
  },
};
