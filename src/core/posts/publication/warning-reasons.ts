import {
	ASKS_FOR_SECRETS,
	FOREIGN_CONTACTS,
	FOREIGN_LINKS,
	FOREIGN_PICTURES,
} from '#core/generation/runs/screen/index.ts'
import type { PublishReason } from './publish-reason.ts'

/** Of articles that were written when the local writer still wrote on what it did not know. */
const TOPIC_UNKNOWN = 'TOPIC_UNKNOWN'
export const SOURCES_UNVERIFIED = 'SOURCES_UNVERIFIED'
/** A second reader says that the text may not go on; or there was none to say that it may. */
export const SECOND_LOOK_REFUSED = 'SECOND_LOOK_REFUSED'
export const SECOND_LOOK_MISSING = 'SECOND_LOOK_MISSING'

/** What a first version said may come back in other words; no rule reads as a person does. */
export const HARMFUL_DRAFT = 'HARMFUL_DRAFT'
/** Who contradicts one fact may do so again where no fact of ours speaks. */
export const CONTRADICTING_DRAFT = 'CONTRADICTING_DRAFT'

type Holding = Pick<PublishReason, 'code' | 'message'>

/** What was noticed while an article was written. Its text may be another by now, so they speak of that moment. */
const holding: Record<string, Holding> = {
	[TOPIC_UNKNOWN]: { code: 'off-topic', message: 'O redator local não conhecia bem o assunto do pedido.' },
	[ASKS_FOR_SECRETS]: {
		code: 'asks-for-secrets',
		message: 'Ao ser gerado, o texto pedia ao leitor senha, código, pagamento, dados de cartão ou fotos de documentos.',
	},
	[FOREIGN_CONTACTS]: {
		code: 'foreign-content',
		message:
			'Ao ser gerado, o texto trazia telefone, e-mail ou endereço de página que não é nosso nem de órgão conhecido.',
	},
	[FOREIGN_LINKS]: {
		code: 'foreign-content',
		message: 'O texto gerado trazia links para páginas que ninguém aprovou, e eles foram retirados.',
	},
	[FOREIGN_PICTURES]: {
		code: 'foreign-content',
		message: 'O texto gerado trazia imagens de fora, e elas foram retiradas.',
	},
	[HARMFUL_DRAFT]: {
		code: 'finding',
		message:
			'A primeira versão gerada pedia segredos ao leitor, dava conselho perigoso, acusava alguém ou trazia um registro inventado. Esta é outra, e uma pessoa deve lê-la inteira.',
	},
	[CONTRADICTING_DRAFT]: {
		code: 'finding',
		message: 'A primeira versão gerada contradizia um fato do cadastro. Esta é outra, e uma pessoa deve lê-la inteira.',
	},
	[SECOND_LOOK_REFUSED]: { code: 'second-look', message: 'A segunda leitura recusou o texto gerado.' },
	[SECOND_LOOK_MISSING]: {
		code: 'second-look',
		message: 'Ninguém releu o texto gerado: a segunda leitura não respondeu.',
	},
	[SOURCES_UNVERIFIED]: { code: 'source-unverified', message: 'Há fontes que não puderam ser verificadas.' },
}

/** Why an article must wait for a person, by what was noticed while it was written. */
export function warningReasons(warnings: readonly string[]): PublishReason[] {
	return Object.entries(holding).flatMap(([warning, reason]) =>
		warnings.includes(warning) ? [{ ...reason, about: warning, critical: false }] : [],
	)
}
