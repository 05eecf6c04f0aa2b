import { propertyForm } from './property-form.ts'
import type { ConsoleFailureReason, SubmittedSitemap } from './search-console.ts'

/** A stable word for programs beside what a person is told. */
export type ConsoleStatus =
	| 'connected'
	| 'submitted'
	| 'not-configured'
	| 'not-made'
	| 'wrong-property'
	| 'not-a-user'
	| 'restricted'
	| 'unverified'
	| ConsoleFailureReason

export type ConsoleAnswer = { success: boolean; status: ConsoleStatus; message: string }

export const NOT_CONFIGURED: ConsoleAnswer = {
	success: false,
	status: 'not-configured',
	message:
		'A conta de serviço do Google não está configurada neste servidor. Defina GOOGLE_SERVICE_ACCOUNT com o arquivo da chave em JSON e reinicie.',
}

/** Of the map itself: there is nothing new that could be sent. */
export const NOT_MADE: ConsoleAnswer = {
	success: false,
	status: 'not-made',
	message:
		'O sitemap não pôde ser refeito neste servidor, e por isso não foi enviado. O log diz por quê. O site tenta de novo a cada minuto.',
}

type Account = { siteUrl: string; accountEmail: string }

const forms = {
	domain: 'do tipo Domínio (sc-domain:, sem https:// e sem barra)',
	'url-prefix': 'do tipo Prefixo do URL (endereço completo, com https:// e barra no fim)',
}

/** How to let the account in, and the mistake that looks the same from outside. */
export function howToGrant({ siteUrl, accountEmail }: Account): string {
	return `No Search Console, em Configurações > Usuários e permissões, adicione o e-mail ${accountEmail} com permissão Total. Confira também a propriedade: a configurada aqui é ${siteUrl}, ${forms[propertyForm(siteUrl)]}. Se a sua for de outro tipo, ajuste SEARCH_CONSOLE_SITE_URL.`
}

export function explainFailure(reason: ConsoleFailureReason, account: Account): string {
	switch (reason) {
		case 'bad-credentials':
			return `O Google não aceitou a chave da conta de serviço ${account.accountEmail}. Ela pode ter expirado ou sido revogada: crie outra no Google Cloud, atualize GOOGLE_SERVICE_ACCOUNT e reinicie.`
		case 'forbidden':
			return `A conta de serviço não tem permissão na propriedade. ${howToGrant(account)}`
		case 'api-disabled':
			return 'A API do Search Console está desativada no projeto da conta de serviço. Ative a “Google Search Console API” no Google Cloud e tente de novo em alguns minutos.'
		case 'not-found':
			return `O Search Console não encontrou a propriedade ${account.siteUrl} ou o sitemap. ${howToGrant(account)}`
		case 'rejected':
			return `O Search Console recusou o pedido. Confira se o sitemap pertence à propriedade ${account.siteUrl}, ${forms[propertyForm(account.siteUrl)]}.`
		case 'rate-limited':
			return 'O limite de pedidos ao Search Console foi atingido. Tente de novo mais tarde.'
		case 'server-error':
			return 'O Search Console está com problemas no momento. Tente de novo em alguns minutos.'
		case 'timeout':
			return 'O Search Console demorou demais para responder. Tente de novo.'
		case 'unreachable':
			return 'Não foi possível falar com o Google. Confira a conexão do servidor com a internet.'
		case 'malformed':
			return 'O Google respondeu de um modo que não entendemos. Tente de novo; se continuar, avise quem cuida do site.'
	}
}

/** Passing troubles, worth another try by themselves. */
export function mayPass(status: string): boolean {
	return ['rate-limited', 'server-error', 'timeout', 'unreachable', 'malformed'].includes(status)
}

export function describeSubmitted(sitemap: SubmittedSitemap | undefined): string {
	if (!sitemap) return 'Sitemap enviado. O Search Console ainda não informou o que leu.'
	if (sitemap.errors > 0)
		return `Sitemap enviado, mas o Google encontrou ${count(sitemap.errors, 'erro', 'erros')} nele.`
	if (sitemap.isPending || !sitemap.lastDownloaded) return 'Sitemap enviado. O Google ainda vai lê-lo.'
	if (sitemap.warnings > 0) return `Sitemap enviado e lido, com ${count(sitemap.warnings, 'aviso', 'avisos')}.`
	return 'Sitemap enviado e lido pelo Google, sem erros.'
}

function count(number: number, one: string, many: string): string {
	return `${number.toLocaleString('pt-BR')} ${number === 1 ? one : many}`
}
