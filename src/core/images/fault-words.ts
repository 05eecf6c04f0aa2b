import { findProvider, labelOf } from '#core/providers/provider-lists.ts'
import type { ImageFault } from './image-source.ts'

/** `{nome}` is the provider's. */
const words: Record<ImageFault, string> = {
	disabled: 'O {nome} está desativado nas configurações de imagem.',
	'monthly-limit':
		'O limite mensal do {nome} foi atingido. Aumente-o na Configuração de Imagens ou espere o próximo mês.',
	'quota-per-day': 'A cota diária do {nome} acabou.',
	'quota-zero': 'A conta do {nome} não tem cota para gerar imagens.',
	'credit-gone': 'O crédito pré-pago do {nome} acabou.',
	'rate-limited': 'Pedidos demais em pouco tempo. Tente de novo em instantes.',
	blocked: 'Nenhuma imagem foi retornada: o pedido foi recusado pelas regras do provedor.',
	'no-image': 'Nenhuma imagem foi retornada.',
	'broken-image': 'A imagem que chegou está quebrada.',
	'too-large': 'A imagem que chegou é grande demais.',
	'nothing-found': 'Nenhuma foto combina com o pedido.',
	timeout: 'O provedor demorou demais para responder.',
	unreachable: 'O provedor não respondeu.',
	'server-error': 'O provedor está com problemas.',
	unauthorized: 'O provedor recusou a chave de acesso.',
	rejected: 'O provedor recusou o pedido.',
	malformed: 'A resposta do provedor não pôde ser lida.',
	cancelled: 'A geração foi cancelada.',
	'not-stored': 'A imagem não pôde ser guardada.',
	failed: 'Algo deu errado ao gerar a imagem.',
	abandoned: 'O servidor parou antes da resposta.',
}

/** What a person is told of a fault of a provider. */
export function faultText(fault: ImageFault, provider: string): string {
	const text = words[fault].replace('{nome}', labelOf(provider))
	const returns = fault === 'quota-per-day' && findProvider(provider)?.images?.quotaReturns
	return returns ? `${text} ${returns}` : text
}

/** The same of a code that somebody sent or kept; nothing where it is none of ours. */
export function knownFaultText(code: string | null | undefined, provider: string): string | undefined {
	return Object.hasOwn(words, code ?? '') ? faultText(code as ImageFault, provider) : undefined
}

/** What the function answers where a provider gives no more: GEMINI_QUOTA_EXCEEDED. */
export function quotaCode(provider: string): string {
	return `${provider.toUpperCase()}_QUOTA_EXCEEDED`
}

const quotaFaults: string[] = ['quota-per-day', 'quota-zero', 'credit-gone', 'rate-limited'] satisfies ImageFault[]

/** That the provider gives no more for now. Our own limit is another matter, and its notice another one. */
export function isQuotaFault(fault: string): boolean {
	return quotaFaults.includes(fault)
}

/** That no more can be had for now, by the provider's rules or our own. */
export function isUsedUp(fault: string): boolean {
	return fault === 'monthly-limit' || isQuotaFault(fault)
}
