import type { BadgeTone } from '#app/components/ui/badge.tsx'
import type { Integration, IntegrationGroup } from '#core/integrations/integration.ts'
import type { FieldValue } from '#core/integrations/integration-services.ts'
import type { Outcome, ServiceFault } from '#core/integrations/outcome.ts'
import type { IntegrationState } from '#core/integrations/states.ts'
import { findProvider } from '#core/providers/provider-lists.ts'
import { brasiliaDay, dateOf, timeOf } from '#lib/brasilia-time.ts'

export const groupLabels: Record<IntegrationGroup, string> = {
	messages: 'Mensagens',
	content: 'Texto e imagem',
	search: 'Busca e divulgação',
	storage: 'Arquivos',
}

export type StateWords = {
	kind: 'works' | 'fails' | 'missing' | 'again' | 'untested' | 'on'
	badge: string
	text: string
}

export const stateTones: Record<StateWords['kind'], BadgeTone> = {
	works: 'ok',
	fails: 'err',
	missing: 'neutral',
	again: 'warn',
	untested: 'info',
	on: 'info',
}

const missingBadges: Record<string, string> = { mail: 'Sem servidor', ads: 'Sem identificador' }

type Known = { values: readonly (FieldValue & { optional: boolean })[]; state: IntegrationState | undefined; now: Date }

/** How a service stands, in words. Only what a call has shown is called working. */
export function stateWords(integration: Integration, { values, state, now }: Known): StateWords {
	const { without, meanwhile, test, id } = integration
	if (values.some(({ from }) => from === 'unreadable'))
		return {
			kind: 'again',
			badge: 'Digite de novo',
			text: `O segredo do servidor (AUTH_SECRET) mudou, e o que estava guardado não pode mais ser lido. ${without}`,
		}
	if (values.some(({ from, optional }) => from === 'nobody' && !optional))
		return { kind: 'missing', badge: missingBadges[id] ?? 'Sem chave', text: without }
	if (test === 'nothing')
		return {
			kind: 'on',
			badge: 'Ligado',
			text: 'Carrega só depois do consentimento. Se as conversões chegam, só o Google Ads sabe dizer.',
		}
	if (state?.failing) {
		const { since, fault, status } = state.failing
		const why = faultWords(integration, { ok: false, fault, status: status ?? undefined })
		return { kind: 'fails', badge: `Falha desde ${shortMoment(since, now)}`, text: `${why} ${meanwhile}`.trim() }
	}
	if (!state?.succeededAt && test === 'own-browsers')
		return { kind: 'untested', badge: 'Ligado', text: 'Nenhum aviso foi enviado com esta chave até agora.' }
	if (!state?.succeededAt)
		return { kind: 'untested', badge: 'Ainda sem teste', text: 'Nenhuma chamada foi feita com esta chave até agora.' }
	const locked = values.every(({ from, optional }) => optional || from === 'environment')
	const last = id === 'mail' || id === 'push' ? 'Último envio' : 'Último uso'
	const text = `${last} ${shortMoment(state.succeededAt, now)}.${locked ? ' Para trocar, mude no servidor.' : ''}`
	return { kind: 'works', badge: 'Funciona', text }
}

/** 'hoje, 09:12', or '15/11, 22:40', with the year where it is another. */
export function shortMoment(moment: Date, now: Date): string {
	if (brasiliaDay(moment) === brasiliaDay(now)) return `hoje, ${timeOf(moment)}`
	const date = dateOf(moment)
	const day = brasiliaDay(moment).slice(0, 4) === brasiliaDay(now).slice(0, 4) ? date.slice(0, 5) : date
	return `${day}, ${timeOf(moment)}`
}

const faults: Record<ServiceFault, string> = {
	'key-refused': 'A chave não foi aceita',
	'not-allowed': 'A chave não tem permissão para isto',
	'credit-gone': 'O crédito acabou',
	quota: 'O limite de uso foi atingido',
	'not-found': 'O endereço ou o modelo pedido não existe',
	rejected: 'O pedido foi recusado',
	'server-error': 'O serviço respondeu com erro',
	timeout: 'O serviço não respondeu a tempo',
	unreachable: 'O serviço não pôde ser alcançado',
	malformed: 'A resposta não pôde ser entendida',
}

/** Where the words above would say too little. */
const ownFaults: Record<string, Partial<Record<ServiceFault, string>>> = {
	mail: {
		'key-refused': 'O servidor não aceitou o usuário ou a senha',
		unreachable: 'O servidor não pôde ser alcançado: confira o nome e a porta',
		rejected: 'O servidor recusou a mensagem: confira o remetente',
	},
	'search-console': { 'not-allowed': 'A conta de serviço não é usuária desta propriedade' },
	'rd-station': { rejected: 'O RD Station recusou a conversão de teste' },
	whatsapp: {
		rejected: 'O WhatsApp não reconheceu este número: confira o identificador',
		'not-found': 'O WhatsApp não encontrou este número: confira o identificador',
	},
	s3: { 'not-found': 'O bucket não foi encontrado' },
	indexnow: { 'not-allowed': 'A chave ainda não foi encontrada no site', rejected: 'O endereço do site foi recusado' },
}

/** Why it did not serve, as a sentence. */
export function faultWords(
	{ id }: Pick<Integration, 'id'>,
	{ fault, status }: Extract<Outcome, { ok: false }>,
): string {
	const why = `${ownFaults[id]?.[fault] ?? faults[fault]}${status ? ` (${status})` : ''}.`
	const returns = fault === 'quota' ? findProvider(id)?.images?.quotaReturns : undefined
	return returns ? `${why} ${returns}` : why
}

/** What became of a notice to one's own browsers. Whether it was seen, only who looks knows. */
export function pushWords({ browsers, taken }: { browsers: number; taken: number }): RowWords {
	if (browsers === 0)
		return {
			tone: 'err',
			message: 'Nenhum navegador seu está ligado. Em Leads, toque em “Avisar neste navegador” e tente de novo.',
		}
	if (taken === 0) return { tone: 'err', message: 'Nenhum dos seus navegadores pôde ser avisado.' }
	const count = taken === 1 ? '1 aviso de teste' : `${taken} avisos de teste`
	const rest = taken < browsers ? ` Dos seus ${browsers} navegadores, os outros não puderam ser avisados.` : ''
	return { tone: 'ok', message: `O serviço do navegador aceitou ${count}. Veja se apareceu.${rest}` }
}

type RowWords = { tone: 'ok' | 'err'; message: string }

/** What a test that went well shows. That a mail arrived, only its reader knows. */
export function testedWords({ id }: Pick<Integration, 'id'>, to: string): string {
	if (id === 'mail') return `O servidor aceitou a mensagem de teste para ${to}. Veja se ela chegou.`
	if (id === 'rd-station')
		return `O RD Station aceitou a conversão “teste-de-conexao” com ${to}. Ela está lá, entre os contatos.`
	if (id === 'whatsapp') return 'O WhatsApp reconheceu o número. Nada foi enviado.'
	if (id === 's3') return 'Um arquivo de teste foi gravado, lido e apagado.'
	return 'O serviço respondeu ao teste.'
}
