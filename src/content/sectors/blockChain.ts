import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'block-chain',
  family: 'services',
  name: 'Block Chain',
  tile: 'Blockchain',
  summary:
    'Shared ledgers and contracts are built by engineers who can also say when you do not need one.',
  reasons: [
    'Engage scarce engineers for the build alone, with no search for a permanent team.',
    'Put a cryptographer, an auditor and a lawyer’s eye around the same contract.',
    'Agree with your partners on the rules. Leave nodes and keys to people who tend them daily.',
    'Try the idea on a small ledger before you commit a whole department to it.',
  ],
  tasks: [
    'Ledger design',
    'Smart contract writing',
    'Contract audits',
    'Wallet and key management',
    'Node operation',
    'Supply chain records',
    'Prototype building',
  ],
  related: ['financial-services', 'cyber-security', 'software', 'legal'],
  title: 'Block Chain Outsourcing | Kingdom Builders',
  description:
    'Engineers for shared ledgers, smart contracts and audits, from a first small prototype to nodes that are tended every day of the week.',
};
