import type { SectorWords } from './model';

export const words: SectorWords = {
  slug: 'block-chain',
  family: 'services',
  name: 'Block Chain',
  tile: 'Blockchain',
  summary:
    'Engineers who build shared ledgers and contracts, and tell you when you don’t need one.',
  reasons: [
    'Hire specialised engineers for the build only, without searching for a permanent team.',
    'Have a cryptographer, an auditor and a lawyer check the same contract.',
    'Agree on the rules with your partners. Let specialists run the nodes and keys.',
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
    'Engineers for shared ledgers, smart contracts and audits, from a first small prototype to nodes that somebody looks after every day.',
};
