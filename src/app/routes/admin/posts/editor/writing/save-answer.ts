import type { NoAnswer } from '#app/ask-server.ts'
import type { PublishReason } from '#core/posts/publication/publish-reason.ts'
import type { SavedPost } from './saved-post.ts'

/** What somebody else saved meanwhile. */
export type OtherVersion = SavedPost & { savedByName: string | null; savedAt: string }

export type SaveAnswer =
	| (SavedPost & {
			ok: true
			/** The category of the version brought back is gone: the article stayed in the one it was in. */
			categoryStayed: boolean
	  })
	| { ok: false; reason: 'invalid'; errors: Record<string, string> }
	| { ok: false; reason: 'changed-meanwhile'; current: OtherVersion }
	/** Readers would see it, and something speaks against that. The text stays in its working copy. */
	| { ok: false; reason: 'held'; reasons: PublishReason[] }
	/** Another article has the address that this one was to be published at. */
	| { ok: false; reason: 'slug-taken'; slug: string }
	| {
			ok: false
			reason:
				| 'not-found'
				| 'in-bin'
				| 'content-too-large'
				| 'category-gone'
				| 'not-yours'
				| 'may-not-publish'
				| 'too-late'
	  }

export type KeepAnswer =
	/** Under another id than was asked for, where another page writes into that copy. */
	| { ok: true; savedAt: string; copyId: string }
	/** The article says the same already. */
	| { ok: true; savedAt: null }
	| { ok: false; reason: 'too-large' | 'not-yours' | 'bad-id' }

export type { NoAnswer }

type Explained =
	| Exclude<Extract<SaveAnswer, { ok: false }>['reason'], 'invalid' | 'changed-meanwhile' | 'held'>
	| NoAnswer['reason']

export const explanations: Record<
	Exclude<Explained, 'offline' | 'fault' | 'rate-limited' | 'refused' | 'cancelled'>,
	string
> = {
	'not-found': 'Este post foi excluído. O texto continua aqui e nos rascunhos não salvos da lista de posts.',
	'in-bin': 'Este post está na lixeira. Restaure-o na lixeira e salve de novo; o texto continua aqui.',
	'content-too-large': 'O texto é grande demais para ser salvo. Divida-o em mais de um artigo; nada foi perdido.',
	'too-large': 'O texto é grande demais para ser salvo. Divida-o em mais de um artigo; nada foi perdido.',
	'slug-taken': 'Outro artigo já usa este endereço. Escolha outro e publique de novo; nada foi perdido.',
	'too-late': 'O tempo para desfazer passou. O artigo continua no ar.',
	'category-gone': 'A categoria escolhida foi excluída. Escolha outra e salve de novo.',
	'not-yours': 'Este artigo é de outra pessoa. Nada foi perdido: copie o texto para um post seu.',
	'may-not-publish':
		'Seu papel não permite mudar o que está publicado ou agendado. O texto continua aqui; peça a quem revisa.',
	'signed-out': 'Sua sessão terminou. Entre de novo em outra aba e salve outra vez; o texto continua aqui.',
}

/** Who has the text as it stands; 'page': nobody else. */
export type KeptBy = 'server' | 'device' | 'page'

const whereItIs: Record<KeptBy, string> = {
	server: 'Uma cópia do texto está guardada no servidor.',
	device: 'O texto está guardado neste aparelho.',
	page: 'O texto só existe nesta página; não a feche.',
}

/** Why nothing was saved. What was not answered leaves the text where it is, and that is told. */
export function explain(reason: Explained, by: KeptBy): string {
	const where = whereItIs[by]
	switch (reason) {
		case 'offline':
			return `Sem conexão com o servidor. ${where} Tente de novo.`
		case 'fault':
		case 'refused':
			return `Algo falhou do nosso lado. ${where} Tente de novo.`
		case 'rate-limited':
			return `Muitos envios seguidos. ${where} Tente de novo em um minuto.`
		case 'cancelled':
			return `${where} Tente de novo.`
		case 'not-found':
			// What a device has of an article is offered where that is opened.
			return by === 'server' ? explanations[reason] : `Este post foi excluído. ${whereItIs.page}`
		default:
			return explanations[reason]
	}
}
