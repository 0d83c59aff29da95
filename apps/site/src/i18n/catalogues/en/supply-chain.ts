import type { supplyChain as indonesian } from '../id/supply-chain.ts';
import type { Translation } from '../translation.ts';

export const supplyChain = {
  eyebrow: 'For business',
  title: 'Supply Chain Financing',
  lead: 'Suppliers are paid sooner, distributors gain time to sell, and the principal (the company that you supply or buy from) keeps its supply chain moving.',
  description:
    'Distributor and supplier financing from {bankName}: how it works, who qualifies, what to bring, and how to register.',
  typesTitle: 'Two types of financing',
  types: {
    supplier: {
      title: 'Supplier financing',
      text: 'You supply goods or services to a principal. Once the principal has approved an invoice we pay it early; the principal settles it when it falls due.',
    },
    distributor: {
      title: 'Distributor financing',
      text: 'You buy goods from a principal to sell them on. We pay the principal; you repay us within the agreed term, once the goods are sold.',
    },
  },
  stepsTitle: 'How to register',
  steps: {
    apply: {
      title: 'Send us your registration',
      text: 'Tell us the type of financing, the principal and the limit you need. We call your contact person within {supplyChainCallBack}.',
    },
    check: {
      title: 'We speak to the principal',
      text: 'They confirm that you work together, and we look at the last twelve months of business with you.',
    },
    decide: {
      title: 'A decision and a limit',
      text: 'We aim for {supplyChainDecision} from the day on which your documents are complete. The offer states the rate and every fee.',
    },
    draw: {
      title: 'Draw invoice by invoice',
      text: 'Upload an invoice. Once the principal has approved it, the money arrives on the next working day.',
    },
  },
  whoTitle: 'Who can register',
  who: {
    entity:
      'Companies, or sole traders with a NIB, based in Indonesia. Before the first payment you open a current account with us.',
    relation: 'Businesses that have worked with the principal for at least {supplyChainRelation}.',
    principal: 'The principal works with us or is willing to. Not yet? We will approach them.',
  },
  prepareTitle: 'Documents to prepare',
  prepare: {
    legal:
      'NIB and tax number of the business. Companies also need the deed of establishment with its latest amendment; sole traders need the owner’s identity card (KTP).',
    contract: 'Your contract with the principal, or their letter of appointment.',
    statements: 'Six months of bank statements and two years of financial statements.',
  },
  neverSend:
    'You need no documents to register: we ask for them later, over a secure channel. Never send a password or a one-time code.',
  formTitle: 'Register your business',
} satisfies Translation<typeof indonesian>;
