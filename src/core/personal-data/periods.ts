/** So many months or days; nothing where the row itself says when it ends. */
export type Span = { months: number } | { days: number } | undefined

export type Period = {
	table: string
	span: Span
	/** For who runs the site: what, since when, and what then happens to it. */
	what: string
	since: string
	afterwards: string
	/** The same for the people it is about, as the privacy policy says it. */
	policy: { data: string; since: string; afterwards: string }
}

/**
 * How long what is known about people is kept. The one place that says so: retention.ts does it, the privacy policy and
 * docs/operations.md tell it. Without imports, since the policy's tables are made of it in plain Node while the site is built.
 */
export const periods = {
	leads: {
		table: 'leads',
		span: { months: 24 },
		what: 'who sent a request, and what they wrote',
		since: 'the last contact',
		afterwards: 'person removed; number, product, date and state stay',
		policy: {
			data: 'Pedidos de cotação, mensagens e pedidos “avise-me”',
			since: 'o último contato',
			afterwards: 'São anonimizados',
		},
	},
	contactless: {
		table: 'leads',
		span: { days: 30 },
		what: 'quotes that nobody can answer: no contact left, no chat opened',
		since: 'they were last touched',
		afterwards: 'person and files removed; number, product, date and state stay',
		policy: {
			data: 'Pedidos de cotação sem telefone, sem e-mail e sem conversa aberta',
			since: 'a última mudança',
			afterwards: 'São anonimizados',
		},
	},
	withdrawn: {
		table: 'leads',
		span: { days: 30 },
		what: 'requests that their visitor took back; their files and message went at once',
		since: 'they were withdrawn',
		afterwards: 'person removed; number, product, date and state stay',
		policy: {
			data: 'Pedidos de cotação que você retirou; os arquivos e o recado são apagados na hora',
			since: 'a retirada',
			afterwards: 'São anonimizados',
		},
	},
	leadFiles: {
		table: 'lead_files',
		span: { months: 24 },
		what: 'files that a visitor sent along with a request',
		since: 'the last contact',
		afterwards: 'deleted',
		policy: {
			data: 'Arquivos enviados na página Meu pedido',
			since: 'o último contato',
			afterwards: 'São apagados',
		},
	},
	leadEvents: {
		table: 'lead_events',
		span: { months: 24 },
		what: 'what brokers noted about a request, and who did',
		since: 'the last contact',
		afterwards: 'notes deleted, names removed',
		policy: {
			data: 'Anotações da corretora sobre o seu pedido',
			since: 'o último contato',
			afterwards: 'São apagadas',
		},
	},
	dataRequests: {
		table: 'data_requests',
		span: { months: 60 },
		what: 'who asked about their data, and the answer: the proof that it was given',
		since: 'the answer',
		afterwards: 'deleted; what is unanswered stays',
		policy: {
			data: 'Pedidos sobre dados pessoais feitos em “Seus dados”, com a resposta dada',
			since: 'a resposta',
			afterwards: 'São apagados',
		},
	},
	mails: {
		table: 'outgoing_mails',
		span: { days: 90 },
		what: 'mails, sent or not',
		since: 'they were written',
		afterwards: 'deleted',
		policy: {
			data: 'Cópias dos e-mails do site, como o aviso do seu pedido à nossa equipe, enviados ou não',
			since: 'serem escritas',
			afterwards: 'São apagadas',
		},
	},
	unconfirmed: {
		table: 'newsletter_subscribers',
		span: { days: 30 },
		what: 'subscriptions that nobody confirmed',
		since: 'they were asked for',
		afterwards: 'deleted',
		policy: { data: 'Inscrição no boletim que não foi confirmada', since: 'o pedido', afterwards: 'É apagada' },
	},
	cancelled: {
		table: 'newsletter_subscribers',
		span: { months: 24 },
		what: 'subscriptions that were cancelled',
		since: 'the cancelling',
		afterwards: 'deleted',
		policy: {
			data: 'Inscrição no boletim que foi cancelada, com a prova do consentimento',
			since: 'o cancelamento',
			afterwards: 'É apagada',
		},
	},
	webhookEvents: {
		table: 'webhook_events',
		span: { days: 30 },
		what: 'that another system was told of a lead or an article, without its data',
		since: 'it happened',
		afterwards: 'deleted',
		policy: {
			data: 'Registro de que um sistema da corretora foi avisado do seu pedido, sem os dados dele',
			since: 'o aviso',
			afterwards: 'É apagado',
		},
	},
	webhookDeliveries: {
		table: 'webhook_deliveries',
		span: { days: 30 },
		what: 'whether the other system took it',
		since: 'it happened',
		afterwards: 'deleted',
		policy: { data: 'Resultado de cada um desses avisos', since: 'o aviso', afterwards: 'É apagado' },
	},
	pushMessages: {
		table: 'push_messages',
		span: { days: 30 },
		what: 'that a browser of the brokerage was told of a lead, without its data',
		since: 'it was written',
		afterwards: 'deleted',
		policy: {
			data: 'Registro de que a equipe foi avisada do seu pedido num navegador, sem os dados dele',
			since: 'o aviso',
			afterwards: 'É apagado',
		},
	},
	rdConversions: {
		table: 'rd_conversions',
		span: { days: 30 },
		what: 'that RD Station was told of a lead, or why not, without its data',
		since: 'it was written',
		afterwards: 'deleted',
		policy: {
			data: 'Registro de que o seu pedido foi enviado ao RD Station, se a corretora o usa, sem os dados dele',
			since: 'o envio',
			afterwards: 'É apagado',
		},
	},
	whatsAppMessages: {
		table: 'whatsapp_messages',
		span: { months: 24 },
		what: 'what the brokerage wrote to somebody by WhatsApp, and how far it came',
		since: 'the last contact',
		afterwards: 'deleted',
		policy: {
			data: 'Mensagens que a corretora enviou a você pelo WhatsApp a partir deste site',
			since: 'o último contato',
			afterwards: 'São apagadas',
		},
	},
	requestCounts: {
		table: 'request_counts',
		span: { days: 1 },
		what: 'how often an address sent forms (a keyed hash of it)',
		since: 'they were counted',
		afterwards: 'deleted',
		policy: { data: 'Contagem de envios por código do endereço IP', since: 'o envio', afterwards: 'É apagada' },
	},
	rateLimits: {
		table: 'rate_limits',
		span: { days: 31 },
		what: 'tries to sign in, by address and account, and other counted tries',
		since: 'the last try',
		afterwards: 'deleted',
		policy: {
			data: 'Contagem de tentativas, como as de entrada na área restrita, por endereço IP ou conta',
			since: 'a última tentativa',
			afterwards: 'É apagada',
		},
	},
	auditAddresses: {
		table: 'audit_log',
		span: { months: 6 },
		what: 'the address from which something was done in the back office',
		since: 'it was done',
		afterwards: 'removed from the line',
		policy: { data: 'Endereço IP no registro da área restrita', since: 'o registro', afterwards: 'É apagado' },
	},
	auditLines: {
		table: 'audit_log',
		span: { months: 24 },
		what: 'who did what in the back office, sign-ins included',
		since: 'it was done',
		afterwards: 'deleted',
		policy: {
			data: 'Registro do que foi feito na área restrita, com as entradas e as tentativas de entrada',
			since: 'o registro',
			afterwards: 'É apagado',
		},
	},
	sessions: {
		table: 'sessions',
		span: undefined,
		what: 'sessions of the back office, with address and browser',
		since: 'until they expire',
		afterwards: 'deleted',
		policy: {
			data: 'Sessões de administradores, com endereço IP e navegador',
			since: 'até vencerem',
			afterwards: 'São apagadas',
		},
	},
	verifications: {
		table: 'verifications',
		span: undefined,
		what: 'links for a new password and other secrets sent by e-mail',
		since: 'until they expire',
		afterwards: 'deleted',
		policy: {
			data: 'Códigos e links de acesso enviados a administradores',
			since: 'até vencerem',
			afterwards: 'São apagados',
		},
	},
	answers: {
		table: 'content_cache',
		span: undefined,
		what: 'answers kept for who asks the same again',
		since: 'until they expire',
		afterwards: 'deleted',
		policy: {
			data: 'Respostas guardadas para quem repete um pedido técnico',
			since: 'até vencerem, em até um dia',
			afterwards: 'São apagadas',
		},
	},
	runs: {
		table: 'pipeline_runs',
		span: { months: 12 },
		what: 'articles asked of the pipeline: the request and who made it',
		since: 'the run ended',
		afterwards: 'deleted',
		policy: {
			data: 'Pedidos de artigo feitos por administradores',
			since: 'o fim da geração',
			afterwards: 'São apagados',
		},
	},
	runEvents: {
		table: 'pipeline_events',
		span: { months: 12 },
		what: 'the log of such a run',
		since: 'the run ended',
		afterwards: 'deleted',
		policy: { data: 'Andamento de cada pedido de artigo', since: 'o fim da geração', afterwards: 'É apagado' },
	},
	usage: {
		table: 'ai_usage',
		span: { months: 24 },
		what: 'what calls to text models cost',
		since: 'the call',
		afterwards: 'deleted',
		policy: { data: 'Custos de cada pedido de artigo', since: 'o pedido', afterwards: 'São apagados' },
	},
	images: {
		table: 'image_generations',
		span: { months: 24 },
		what: 'pictures asked for, in the words they were asked in',
		since: 'they were asked for',
		afterwards: 'deleted',
		policy: { data: 'Pedidos de imagem feitos por administradores', since: 'o pedido', afterwards: 'São apagados' },
	},
	savedCopies: {
		table: 'post_working_copies',
		span: { days: 90 },
		what: 'what an editor was writing, where the article says the same',
		since: 'it was last touched',
		afterwards: 'deleted; what was never saved stays until its writer decides or is deleted',
		policy: {
			data: 'Cópia de trabalho de um artigo que já foi salvo',
			since: 'a última mudança',
			afterwards: 'É apagada',
		},
	},
	orphanCopies: {
		table: 'post_working_copies',
		span: { months: 12 },
		what: 'what an editor was writing, where the article was deleted',
		since: 'it was last touched',
		afterwards: 'deleted',
		policy: {
			data: 'Cópia de trabalho de um artigo que foi excluído',
			since: 'a última mudança',
			afterwards: 'É apagada',
		},
	},
	revisions: {
		table: 'post_revisions',
		span: { months: 24 },
		what: 'who saved an article',
		since: 'it was saved',
		afterwards: 'name removed; the text stays with its article',
		policy: { data: 'Nome de quem salvou cada versão de um artigo', since: 'a versão', afterwards: 'É apagado' },
	},
} as const satisfies Record<string, Period>

export type PeriodName = keyof typeof periods

/** How many nights are kept, and of how many weeks and months the last one. */
export type BackupsKept = { days: number; weeks: number; months: number }

/** What lies outside the tables. A backup still holds what was erased after it was made. */
export const elsewhere = { jobQueueDays: 7, backups: { days: 7, weeks: 0, months: 0 } satisfies BackupsKept }

const LONGEST_MONTH_DAYS = 31

/** How old a backup becomes at most, where one is made every night. */
export function oldestBackup({ days, weeks, months }: BackupsKept): NonNullable<Span> {
	const nights = Math.max(days, weeks * 7)
	return months * LONGEST_MONTH_DAYS > nights ? { months } : { days: nights }
}

/** '24 meses após o último contato', as the policy says it. */
export function inPortuguese({ span, policy }: Period): string {
	if (!span) return policy.since[0]!.toUpperCase() + policy.since.slice(1)
	return `${spanInPortuguese(span)} após ${policy.since}`
}

export function spanInPortuguese(span: NonNullable<Span>): string {
	if ('months' in span) return span.months === 1 ? '1 mês' : `${span.months} meses`
	return span.days === 1 ? '1 dia' : `${span.days} dias`
}

/** '24 months after the last contact', as docs/operations.md says it. */
export function inEnglish({ span, since }: Period): string {
	if (!span) return since
	const [count, unit] = 'months' in span ? [span.months, 'month'] : [span.days, 'day']
	return `${count} ${unit}${count === 1 ? '' : 's'} after ${since}`
}
