import type { SignedMilestone } from '#core/going-live/milestones.ts'
import { type Readiness, type ReadyStep, readySteps } from '#core/going-live/readiness.ts'
import { fieldWords } from '#core/identity/field-words.ts'
import { dateOf, momentOf } from '#lib/brasilia-time.ts'

export type ReadyLine = {
	step: ReadyStep
	label: string
	text: string
	done: boolean
	/** Where it is done. */
	go?: { label: string; to: string }
	/** What only a person can say. */
	sign?: { name: SignedMilestone; label: string }
	/** Why it comes next. */
	why: string
}

const list = new Intl.ListFormat('pt-BR')
const SHOWN_FIELDS = 3

/** Each step in words: how it is known to be done, or what is missing. */
export function readyLines(readiness: Readiness): ReadyLine[] {
	return readySteps.map((step) => ({ step, done: readiness[step].done, ...words[step](readiness) }))
}

type Words = Omit<ReadyLine, 'step' | 'done'>

const words: Record<ReadyStep, (readiness: Readiness) => Words> = {
	address: ({ address: { done, url } }) => ({
		label: 'Domínio e https',
		text: done
			? `${new URL(url).host}, pela configuração`
			: `O endereço configurado é ${url}. Mude SITE_URL no servidor.`,
		why: 'sem um domínio com https, ninguém chega ao site com segurança.',
	}),
	fictional: ({ fictional: { fields } }) => ({
		label: 'Dados fictícios trocados',
		text: fields.length === 0 ? 'Nenhum nome, telefone ou registro de exemplo' : leftText(fields),
		go: { label: 'Trocar', to: '/admin/identidade' },
		why: 'o site ainda mostra nomes, números e palavras inventados.',
	}),
	secondFactor: ({ secondFactor: { done, having, lacking } }) => ({
		label: 'Segundo fator',
		text: done ? list.format(having) : `Falta para ${list.format(lacking)}`,
		go: { label: 'Ativar', to: '/admin/account' },
		why: 'com ele, uma senha vazada não abre o painel.',
	}),
	backup: ({ backup }) => ({
		label: 'Cópia feita e restaurada',
		text: backupText(backup),
		// What was tried is known, whatever anybody says.
		...(backup.tried ? {} : { sign: { name: 'backup-restored', label: 'Já restaurei' } }),
		why: 'uma cópia que nunca foi restaurada pode não servir.',
	}),
	mail: ({ mail }) => ({
		label: 'E-mail enviado uma vez',
		text: mailText(mail),
		go: { label: 'Configurar o e-mail', to: '/admin/integracoes' },
		why: 'sem envio de e-mail, ninguém recebe resposta nem convite.',
	}),
	legal: ({ legal: { signed } }) => ({
		label: 'Páginas legais lidas',
		text: signed
			? `${signed.by} leu, em ${dateOf(signed.at)}`
			: 'Privacidade, termos e transparência, com os seus dados',
		go: { label: 'Ler', to: '/politica-de-privacidade' },
		sign: { name: 'legal-pages-read', label: 'Já li' },
		why: 'elas falam em nome da corretora, e só você sabe se é assim.',
	}),
	searchConsole: ({ searchConsole: { configured, sentAt } }) => ({
		label: 'Search Console',
		text: sentAt
			? `Sitemap enviado em ${dateOf(sentAt)}${configured ? '' : ', mas a chave não está mais aqui'}`
			: configured
				? 'Ligado, falta enviar o sitemap'
				: 'Sem chave: o Google ainda não recebe o sitemap',
		go: configured ? { label: 'Enviar', to: '/admin/posts' } : { label: 'Ligar', to: '/admin/integracoes' },
		why: 'o Google acha os artigos mais depressa.',
	}),
}

function leftText(fields: Readiness['fictional']['fields']): string {
	return `Ainda de exemplo: ${shortList(fields.map((field) => fieldWords[field]))}`
}

function backupText({ nightly, tried, signed }: Readiness['backup']): string {
	if (tried?.proven && tried.proof) {
		const { tables, rows, pictures } = tried.proof
		const counted = `${counts(tables, 'tabela', 'tabelas')}, ${counts(rows, 'linha', 'linhas')} e ${counts(pictures, 'imagem', 'imagens')}`
		return `A de ${dateOf(tried.madeAt)} foi restaurada à parte e conferida: ${counted}`
	}
	if (tried) {
		const missing = tried.proof?.missing ?? []
		const what = missing.length > 0 ? `Não voltou como era: ${shortList(missing)}.` : 'Ela não pôde ser aberta.'
		return `A de ${dateOf(tried.madeAt)} não serviu. ${what} Faça outra com npm run backup e veja o registro do servidor.`
	}
	if (signed) return `${signed.by} disse que restaurou, em ${dateOf(signed.at)}`
	return nightly
		? 'Nenhuma foi restaurada ainda. A desta noite é restaurada à parte e conferida; ou faça npm run backup, restaure num teste e diga aqui.'
		: 'Sem BACKUP_DIR ou BACKUP_S3_BUCKET não há cópia à noite. Faça npm run backup, restaure num teste e diga aqui.'
}

function counts(many: number, one: string, more: string): string {
	return `${many.toLocaleString('pt-BR')} ${many === 1 ? one : more}`
}

function shortList(names: readonly string[]): string {
	const shown = names.slice(0, SHOWN_FIELDS)
	const more = names.length - shown.length
	return list.format(more > 0 ? [...shown, `mais ${more}`] : shown)
}

function mailText({ done, configured, lastSent, failing }: Readiness['mail']): string {
	if (done && lastSent) return `O último saiu em ${momentOf(lastSent)}`
	if (!configured) return 'Sem servidor de e-mail: as mensagens esperam'
	return failing ? `Falha desde ${momentOf(failing.since)}` : 'Servidor configurado, nada saiu ainda'
}
