import { type AuditAction, auditActions } from '#core/audit/record-audit.ts'
import { outcomeWords } from '#core/data-requests/data-request.ts'
import type { SignedMilestone } from '#core/going-live/milestones.ts'
import { identityWords } from '#core/identity/field-words.ts'
import { lostReasonWords, replyWayWords, statusWords } from '#core/leads/lead-words.ts'
import { labelOf, paidProviders, switchedProviders } from '#core/providers/provider-lists.ts'
import { enabledName, limitName } from '#core/settings/image-settings.ts'
import type { DataRequestOutcome } from '#db/schema/data-requests.ts'
import { formatDay } from '#lib/format-day.ts'
import type { AuditGroup } from './audit-query.ts'

type Details = Record<string, string | number | boolean | null>
type Told = { subject: string; details: Details }
type Words = {
	group: AuditGroup
	sentence: (told: Told) => string
	/** Details that the sentence tells; the others stand below it. */
	uses?: readonly string[]
}

/** One sentence for everything the log can hold. A new action without one does not compile. */
const words: Record<AuditAction, Words> = {
	'sign-in.succeeded': { group: 'acesso', sentence: () => 'Entrou no painel.' },
	'sign-in.failed': {
		group: 'acesso',
		sentence: ({ subject, details }) =>
			`Entrada recusada${about('para', subject)}: ${refusals[String(details['reason'])] ?? 'e-mail ou senha incorretos'}.`,
		uses: ['reason'],
	},
	'sign-in.locked': {
		group: 'acesso',
		sentence: ({ subject }) => `Entrada bloqueada por excesso de tentativas${about('para', subject)}.`,
	},
	'sign-out': {
		group: 'acesso',
		sentence: ({ details }) => (details['scope'] === 'global' ? 'Saiu de todas as sessões.' : 'Saiu do painel.'),
		uses: ['scope'],
	},
	'password.reset-requested': {
		group: 'acesso',
		sentence: ({ subject, details }) =>
			details['by'] === 'server'
				? `Link para uma nova senha${about('para', subject)} feito no servidor.`
				: `Redefinição de senha pedida${about('para', subject)}.`,
		uses: ['by'],
	},
	'password.changed': {
		group: 'acesso',
		sentence: ({ subject, details }) =>
			details['by'] === 'link'
				? `Senha${about('de', subject)} definida pelo link recebido.`
				: 'Trocou a própria senha.',
		uses: ['by'],
	},
	'two-factor.enabled': {
		group: 'acesso',
		sentence: ({ details }) =>
			details['change'] === 'recovery-codes-replaced'
				? 'Gerou novos códigos de recuperação.'
				: 'Ativou a verificação em duas etapas.',
		uses: ['change'],
	},
	'two-factor.disabled': { group: 'acesso', sentence: () => 'Desativou a verificação em duas etapas.' },
	'two-factor.failed': {
		group: 'acesso',
		sentence: ({ subject }) => `Código da verificação em duas etapas recusado${about('para', subject)}.`,
	},
	'session.revoked': {
		group: 'acesso',
		sentence: ({ details }) => (details['scope'] === 'others' ? 'Encerrou as outras sessões.' : 'Encerrou uma sessão.'),
		uses: ['scope'],
	},
	'system.set-up': {
		group: 'usuarios',
		sentence: ({ subject }) => `Inicializou o sistema como ${subject}, primeiro administrador.`,
	},
	'user.invited': {
		group: 'usuarios',
		sentence: ({ subject, details }) => `Convidou ${subject} ${asRole(details['role'])}.`,
		uses: ['role'],
	},
	'user.created': {
		group: 'usuarios',
		sentence: ({ subject, details }) => `Criou a conta de ${subject} ${asRole(details['role'])}, com link de acesso.`,
		uses: ['role'],
	},
	'user.invitation-renewed': {
		group: 'usuarios',
		sentence: ({ subject, details }) =>
			details['by'] === 'link' ? `Gerou um novo link de acesso para ${subject}.` : `Renovou o convite de ${subject}.`,
		uses: ['by'],
	},
	'user.role-changed': {
		group: 'usuarios',
		sentence: ({ subject, details }) =>
			namedRoles[String(details['to'])]
				? `Tornou ${subject} ${namedRoles[String(details['to'])]}.`
				: `Retirou de ${subject} o acesso ao painel.`,
		uses: ['from', 'to'],
	},
	'user.disabled': { group: 'usuarios', sentence: ({ subject }) => `Desativou a conta de ${subject}.` },
	'user.enabled': { group: 'usuarios', sentence: ({ subject }) => `Reativou a conta de ${subject}.` },
	'user.deleted': { group: 'usuarios', sentence: ({ subject }) => `Excluiu a conta de ${subject}.` },
	'user.two-factor-reset': {
		group: 'usuarios',
		sentence: ({ subject, details }) =>
			details['by'] === 'server'
				? `Verificação em duas etapas de ${subject} retirada no servidor.`
				: `Redefiniu a verificação em duas etapas de ${subject}.`,
		uses: ['by'],
	},
	'user.email-requested': {
		group: 'usuarios',
		sentence: ({ subject }) => `Pediu a troca do próprio e-mail para ${subject}; falta confirmar.`,
	},
	'user.email-changed': {
		group: 'usuarios',
		sentence: ({ subject }) => `Trocou o próprio e-mail para ${subject}, confirmado pelo link.`,
	},
	'user.registration-changed': {
		group: 'usuarios',
		sentence: ({ details }) =>
			details['registration']
				? `Informou o próprio registro na SUSEP: ${details['registration']}.`
				: 'Retirou o próprio registro na SUSEP.',
		uses: ['registration'],
	},
	'lead.status-changed': {
		group: 'leads',
		sentence: ({ subject, details }) =>
			`Mudou o lead ${subject} de “${statusOf(details['from'])}” para “${statusOf(details['to'])}”${lostFor(details['reason'])}.`,
		uses: ['from', 'to', 'reason'],
	},
	'lead.assigned': {
		group: 'leads',
		sentence: ({ subject, details }) =>
			details['to'] ? `Deu o lead ${subject} a ${details['to']}.` : `Deixou o lead ${subject} sem responsável.`,
		uses: ['to'],
	},
	'lead.step-planned': { group: 'leads', sentence: ({ subject }) => `Marcou o próximo passo do lead ${subject}.` },
	'lead.step-done': { group: 'leads', sentence: ({ subject }) => `Deu por feito o próximo passo do lead ${subject}.` },
	'lead.reply-opened': {
		group: 'leads',
		sentence: ({ subject, details }) =>
			`Abriu a resposta ao lead ${subject}${details['way'] ? `: ${replyWayWords[details['way'] as keyof typeof replyWayWords] ?? details['way']}` : ''}.`,
		uses: ['way'],
	},
	'lead.typed': { group: 'leads', sentence: ({ subject }) => `Digitou o lead ${subject}.` },
	'lead.whatsapp-queued': {
		group: 'leads',
		sentence: ({ subject }) => `Escreveu ao lead ${subject} pelo WhatsApp.`,
	},
	'lead.parted': {
		group: 'leads',
		sentence: ({ subject }) => `Separou o lead ${subject} dos outros do mesmo contato: é outra pessoa.`,
	},
	'lead.joined': {
		group: 'leads',
		sentence: ({ subject, details }) =>
			`Juntou o lead ${subject} aos da mesma pessoa${details['with'] ? ` (${details['with']})` : ''}.`,
		uses: ['with'],
	},
	'push.added': { group: 'leads', sentence: () => 'Ligou os avisos de novos leads num navegador.' },
	'push.removed': { group: 'leads', sentence: () => 'Desligou os avisos de novos leads num navegador.' },
	'template.added': { group: 'leads', sentence: ({ subject }) => `Criou o modelo de mensagem ${subject}.` },
	'template.changed': { group: 'leads', sentence: ({ subject }) => `Mudou o modelo de mensagem ${subject}.` },
	'template.removed': { group: 'leads', sentence: ({ subject }) => `Excluiu o modelo de mensagem ${subject}.` },
	'lead.withdrawn': { group: 'leads', sentence: ({ subject }) => `O visitante retirou o pedido ${subject}.` },
	'lead.file-opened': { group: 'leads', sentence: ({ subject }) => `Baixou um arquivo do lead ${subject}.` },
	'leads.exported': { group: 'leads', sentence: exported('leads', 'lead', 'leads'), uses: ['count'] },
	'person.exported': { group: 'leads', sentence: ({ subject }) => `Exportou os dados pessoais de ${subject}.` },
	'person.erased': { group: 'leads', sentence: ({ subject }) => `Apagou os dados pessoais de ${subject}.` },
	'newsletter.exported': {
		group: 'leads',
		sentence: exported('a lista do boletim', 'inscrição', 'inscrições'),
		uses: ['count'],
	},
	'data-request.reopened': {
		group: 'leads',
		sentence: ({ subject }) => `Reabriu o pedido de dados ${subject}, com novo prazo.`,
	},
	'data-request.answered': {
		group: 'leads',
		sentence: ({ subject, details }) =>
			`Respondeu ao pedido de dados ${subject}: ${outcomeWords[details['outcome'] as DataRequestOutcome] ?? 'respondido'}${details['mailed'] ? ', com a resposta por e-mail' : ', sem e-mail'}${details['daysLate'] ? `, ${details['daysLate']} ${details['daysLate'] === 1 ? 'dia' : 'dias'} depois do prazo` : ''}.`,
		uses: ['outcome', 'mailed', 'daysLate'],
	},
	'post.created': { group: 'posts', sentence: ({ subject }) => `Criou o post “${subject}”.` },
	'post.updated': { group: 'posts', sentence: ({ subject }) => `Editou o post “${subject}”.` },
	'post.published': { group: 'posts', sentence: ({ subject }) => `Publicou o post “${subject}”.` },
	'post.published-despite': {
		group: 'posts',
		sentence: ({ subject, details }) =>
			`Pôs no ar ou agendou o post “${subject}” com pontos abertos. Motivo: “${details['motive'] ?? ''}”.`,
		uses: ['motive'],
	},
	'post.held': {
		group: 'posts',
		sentence: ({ subject }) => `O post “${subject}” não foi ao ar na hora marcada: há pontos críticos.`,
	},
	'post.publication-undone': {
		group: 'posts',
		sentence: ({ subject }) => `Desfez a publicação do post “${subject}”.`,
	},
	'post.changes-discarded': {
		group: 'posts',
		sentence: ({ subject }) => `Descartou as alterações não publicadas do post “${subject}”.`,
	},
	'post.planned': {
		group: 'posts',
		sentence: ({ subject, details }) =>
			details['to']
				? `Deu ao rascunho “${subject}” o prazo ${formatDay(String(details['to']))}.`
				: `Tirou o prazo do rascunho “${subject}”.`,
		uses: ['from', 'to'],
	},
	'post.unpublished': { group: 'posts', sentence: ({ subject }) => `Tirou do ar o post “${subject}”.` },
	'post.binned': { group: 'posts', sentence: ({ subject }) => `Moveu o post “${subject}” para a lixeira.` },
	'post.taken-from-bin': { group: 'posts', sentence: ({ subject }) => `Restaurou o post “${subject}” da lixeira.` },
	'post.gone-to-set': {
		group: 'posts',
		sentence: ({ subject, details }) =>
			details['to']
				? `Mandou os leitores do post “${subject}”, na lixeira, para ${details['to']}.`
				: `Tirou o redirecionamento do post “${subject}”, na lixeira.`,
		uses: ['to'],
	},
	'post.deleted': { group: 'posts', sentence: ({ subject }) => `Excluiu de vez o post “${subject}”.` },
	'post.restored': {
		group: 'posts',
		sentence: ({ subject, details }) => `Restaurou a versão ${details['version'] ?? '?'} do post “${subject}”.`,
		uses: ['version'],
	},
	'review.requested': { group: 'posts', sentence: ({ subject }) => `Pediu a revisão do post “${subject}”.` },
	'review.approved': {
		group: 'posts',
		sentence: ({ subject, details }) => `Aprovou a versão ${details['version'] ?? '?'} do post “${subject}”.`,
	},
	'review.returned': { group: 'posts', sentence: ({ subject }) => `Devolveu o post “${subject}” com um motivo.` },
	'note.added': { group: 'posts', sentence: ({ subject }) => `Deixou uma nota no texto do post “${subject}”.` },
	'note.replied': { group: 'posts', sentence: ({ subject }) => `Respondeu a uma nota do post “${subject}”.` },
	'note.resolved': { group: 'posts', sentence: ({ subject }) => `Resolveu uma nota do post “${subject}”.` },
	'note.reopened': { group: 'posts', sentence: ({ subject }) => `Reabriu uma nota do post “${subject}”.` },
	'post.reviewed': {
		group: 'posts',
		sentence: ({ subject, details }) =>
			`Assinou a revisão da versão ${details['version'] ?? '?'} do post “${subject}”.`,
		uses: ['version'],
	},
	'category.created': { group: 'posts', sentence: ({ subject }) => `Criou a categoria “${subject}”.` },
	'category.updated': { group: 'posts', sentence: ({ subject }) => `Editou a categoria “${subject}”.` },
	'category.deleted': { group: 'posts', sentence: ({ subject }) => `Excluiu a categoria “${subject}”.` },
	'claim.signed': { group: 'posts', sentence: ({ subject }) => `Conferiu a frase “${subject}”.` },
	'claim.source-given': { group: 'posts', sentence: ({ subject }) => `Deu uma fonte à frase “${subject}”.` },
	'claim.other-fact': {
		group: 'posts',
		sentence: ({ subject }) => `Disse que a frase “${subject}” fala de outra coisa.`,
	},
	'claim.withdrawn': { group: 'posts', sentence: ({ subject }) => `Retirou o apoio da frase “${subject}”.` },
	'fact.created': { group: 'posts', sentence: ({ subject }) => `Criou o fato “${subject}”.` },
	'fact.released': {
		group: 'posts',
		sentence: ({ subject }) => `Aceitou o texto da versão nova para o fato “${subject}”.`,
	},
	'fact.changed': { group: 'posts', sentence: ({ subject }) => `Corrigiu o fato “${subject}”.` },
	'fact.replaced': { group: 'posts', sentence: ({ subject }) => `Substituiu o fato: “${subject}”.` },
	'fact.checked': { group: 'posts', sentence: ({ subject }) => `Conferiu o fato “${subject}”.` },
	'media.uploaded': { group: 'posts', sentence: ({ subject }) => `Enviou a imagem “${subject}”.` },
	'media.updated': { group: 'posts', sentence: ({ subject }) => `Editou os dados da imagem “${subject}”.` },
	'media.deleted': { group: 'posts', sentence: ({ subject }) => `Excluiu a imagem “${subject}”.` },
	'pipeline.started': { group: 'posts', sentence: () => 'Iniciou uma geração de artigo.' },
	'pipeline.cancelled': { group: 'posts', sentence: () => 'Cancelou uma geração de artigo.' },
	'scheduler.started': { group: 'posts', sentence: () => 'Executou o programador de artigos.' },
	'scheduler.cancelled': { group: 'posts', sentence: () => 'Cancelou artigos do programador.' },
	'topic.planned': {
		group: 'posts',
		sentence: ({ subject, details }) =>
			details['to']
				? `Planejou o assunto “${subject}” para ${formatDay(String(details['to']))}.`
				: `Tirou o dia do assunto “${subject}”.`,
		uses: ['from', 'to'],
	},
	'sitemap.submitted': {
		group: 'posts',
		sentence: ({ details }) =>
			details['success']
				? 'Enviou o sitemap ao Search Console.'
				: 'Tentou enviar o sitemap ao Search Console, sem sucesso.',
		uses: ['success'],
	},
	'settings.changed': {
		group: 'configuracoes',
		sentence: ({ subject }) => `Alterou as configurações${about('de', subject)}.`,
	},
	'identity.changed': {
		group: 'configuracoes',
		sentence: ({ details }) => `Mudou a identidade da corretora: ${identityWords(details['fields'])}.`,
		uses: ['fields'],
	},
	'identity.reverted': {
		group: 'configuracoes',
		sentence: ({ details }) => `Desfez mudanças na identidade da corretora: ${identityWords(details['fields'])}.`,
		uses: ['fields', 'to'],
	},
	'milestone.signed': {
		group: 'configuracoes',
		sentence: ({ details }) => `Declarou que ${signedWords[String(details['milestone'])] ?? 'um passo foi cumprido'}.`,
		uses: ['milestone'],
	},
	'webhook.added': { group: 'configuracoes', sentence: ({ subject }) => `Criou o webhook para ${subject}.` },
	'webhook.removed': { group: 'configuracoes', sentence: ({ subject }) => `Removeu o webhook para ${subject}.` },
	'webhook.paused': { group: 'configuracoes', sentence: ({ subject }) => `Pausou o webhook para ${subject}.` },
	'webhook.tested': { group: 'configuracoes', sentence: ({ subject }) => `Pediu um teste do webhook para ${subject}.` },
	'webhook.resumed': { group: 'configuracoes', sentence: ({ subject }) => `Retomou o webhook para ${subject}.` },
	'integration.key-kept': {
		group: 'configuracoes',
		sentence: ({ subject }) => `Guardou a chave${about('de', subject)}.`,
	},
	'integration.key-removed': {
		group: 'configuracoes',
		sentence: ({ subject }) => `Retirou a chave${about('de', subject)}.`,
	},
}

export type AuditText = { sentence: string; facts: string[] }

/** What a line says. Lines outlive the program that wrote them: an action nobody knows any more is shown by its name. */
export function tellAudit(line: { action: string; subjectLabel: string | null; details: Details }): AuditText {
	const { action, subjectLabel, details } = line
	const known = isKnown(action) ? words[action] : undefined
	if (!known) return { sentence: subjectLabel ? `${action}: ${subjectLabel}` : action, facts: factsOf(details) }
	return { sentence: known.sentence({ subject: subjectLabel ?? '', details }), facts: factsOf(details, known.uses) }
}

export function actionsOf(group: AuditGroup): AuditAction[] {
	return auditActions.filter((action) => words[action].group === group)
}

function isKnown(action: string): action is AuditAction {
	return Object.hasOwn(words, action)
}

/** ' para x', or nothing where the log does not say whom. */
function about(link: string, subject: string): string {
	return subject && ` ${link} ${subject}`
}

const signedWords: Readonly<Record<string, string>> = {
	'backup-restored': 'restaurou uma cópia de segurança',
	'legal-pages-read': 'leu as páginas legais do site',
	'hours-confirmed': 'conferiu o horário de atendimento',
} satisfies Record<SignedMilestone, string>

const refusals: Record<string, string> = {
	disabled: 'a conta está desativada',
	'not-an-admin': 'a conta não tem acesso ao painel',
	'set-up-code': 'o código de instalação não confere',
}

function exported(what: string, one: string, many: string): Words['sentence'] {
	return ({ details: { count } }) =>
		typeof count === 'number' ? `Exportou ${what}: ${count} ${count === 1 ? one : many}.` : `Exportou ${what}.`
}

const namedRoles: Record<string, string | undefined> = {
	author: 'autor',
	reviewer: 'revisor',
	admin: 'administrador',
}

function asRole(role: Details[string] | undefined): string {
	const named = namedRoles[String(role)]
	return named ? `como ${named}` : 'sem acesso ao painel'
}

function lostFor(reason: unknown): string {
	const why = lostReasonWords[reason as keyof typeof lostReasonWords]
	return why ? `: ${why}` : ''
}

function statusOf(status: Details[string] | undefined): string {
	return Object.entries(statusWords).find(([name]) => name === status)?.[1] ?? String(status ?? '?')
}

const factNames: Record<string, string> = {
	...Object.fromEntries(switchedProviders.map((id) => [enabledName(id), `${labelOf(id)} ligado`])),
	...Object.fromEntries(paidProviders.map((id) => [limitName(id), `limite do ${labelOf(id)} em dólares`])),
	count: 'quantidade',
	fallback: 'alternativo',
	from: 'de',
	hash: 'comprovante',
	leads: 'leads',
	limit: 'limite',
	mails: 'e-mails',
	openNotes: 'notas abertas',
	primary: 'principal',
	product: 'produto',
	query: 'busca',
	reason: 'motivo',
	secondFactor: 'segunda etapa',
	sent: 'e-mail posto na fila',
	sessionsEnded: 'sessões encerradas',
	status: 'situação',
	subscription: 'inscrição no boletim',
	to: 'até',
	with: 'com',
}

const factValues: Record<string, Record<string, string>> = {
	limit: { address: 'do endereço', account: 'da conta', 'account-and-address': 'da conta neste endereço' },
	product: { none: 'nenhum' },
	secondFactor: { app: 'aplicativo', 'recovery-code': 'código de recuperação' },
	status: statusWords,
	with: { app: 'aplicativo', 'recovery-code': 'código de recuperação', 'used-before': 'código já usado' },
}

function factsOf(details: Details, used: readonly string[] = []): string[] {
	return Object.entries(details)
		.filter(([name, value]) => !used.includes(name) && value !== null)
		.map(([name, value]) => `${factNames[name] ?? name}: ${valueOf(name, value)}`)
}

function valueOf(name: string, value: Details[string]): string {
	if (typeof value === 'boolean') return value ? 'sim' : 'não'
	return factValues[name]?.[String(value)] ?? String(value)
}
