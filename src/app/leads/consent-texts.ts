import { quotePrivacy } from '#app/content/landing/landing-content.ts'

const privacyNotice = `${quotePrivacy.sentence} ${quotePrivacy.link}.`

/**
 * What a visitor read when sending a form. Its version is stored with the lead: change the text, change the version. What the brokerage was
 * called on the day stands in the versions of its identity.
 */
export const consentTexts = {
	quote: { version: '2026-11', text: privacyNotice },
	contact: { version: '2026-11', text: privacyNotice },
	notify: { version: '2026-11', text: privacyNotice },
	'data-request': {
		version: '2026-11',
		text: 'Usamos o que você escrever só para responder a este pedido e guardamos a resposta como prova. Veja a Política de Privacidade.',
	},
	newsletter: {
		version: '2026-11',
		text: (name: string) =>
			`Quero receber o boletim da ${name} por e-mail. Posso cancelar quando quiser, pelo link que vem em cada mensagem.`,
	},
} as const
