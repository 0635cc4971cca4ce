#!/usr/bin/env node
'use strict';

const { main } = require('../dist/cli.cjs');
const { nodeHost } = require('../dist/host.cjs');

main(process.argv.slice(2), nodeHost()).then((code) => {
  process.exitCode = code;
});
