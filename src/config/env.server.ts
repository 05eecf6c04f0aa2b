import { createECDH } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { CronExpressionParser } from 'cron-parser'
import { z } from 'zod'
import { headersIn } from '#lib/headers-in.ts'
import { firstAdminEmail } from './site.ts'

const port = z.coerce.number('use um número de porta').int().min(1).max(65_535)
const text = z.string().trim().min(1)
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')
const mail = z.email()
const origin = z
	.url({ protocol: /^https?$/ })
	.refine((value) => new URL(value).pathname === '/' && !new URL(value).search)
	.transform((value) => new URL(value).origin)
const baseUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))
const cron = z
	.string()
	.regex(/^(\S+\s+){4}\S+$/)
	.refine(isCron)
const nameServers = z
	.string()
	.transform((value) => value.split(',').map((each) => each.trim()))
	.refine((list) => list.every((each) => isIP(each.replace(/^\[|\](?::\d+)?$/g, '')) || /^[\d.]+:\d+$/.test(each)))
/** What a message can say of a lead; a test holds them to core's. */
export const knownFields = ['saudacao', 'nome', 'produto', 'detalhe', 'cep', 'numero', 'corretor', 'corretora', 'link']
const messageFields = z
	.string()
	.transform((value) => value.split(',').map((each) => each.trim()))
	.refine((list) => list.every((each) => knownFields.includes(each)))
const headerList = text.refine(isHeaderList)
const timeZone = z.string().refine(isTimeZone)

const count = (least: number) => z.coerce.number().int().min(least).max(400)

const serviceAccount = z
	.string()
	.transform((value) => (value.trimStart().startsWith('{') ? value : readText(value)))
	.pipe(
		z
			.string()
			.transform(parseJson)
			.pipe(
				z.object({
					client_email: z.string(),
					private_key: z.string(),
					token_uri: z.url().default('https://oauth2.googleapis.com/token'),
				}),
			),
	)

/** Every variable the program reads: how it is checked, and in words what it takes. */
const variables = {
	PORT: [port.default(3000), 'um número de porta de 1 a 65535'],
	HOST: [text.default('127.0.0.1'), 'um endereço onde escutar, por exemplo 127.0.0.1 ou 0.0.0.0'],
	SITE_URL: [origin.optional(), 'a origem pública do site, por exemplo https://www.exemplo.com.br, sem caminho'],
	DATA_DIR: [text.default('./data'), 'uma pasta com permissão de gravação'],
	PAGES_DIR: [text.optional(), 'uma pasta com permissão de gravação, fora de DATA_DIR'],
	DATABASE_URL: [
		z.url({ protocol: /^postgres(ql)?$/ }).optional(),
		'um endereço postgres://usuario:senha@servidor/banco',
	],
	AUTH_SECRET: [z.string().min(32).optional(), 'um segredo de 32 caracteres ou mais'],
	BACKUP_DIR: [text.optional(), 'uma pasta com permissão de gravação'],
	BACKUP_S3_BUCKET: [text.optional(), 'o nome de um bucket'],
	BACKUP_KEEP_DAYS: [count(1).default(7), 'um número de noites de 1 a 400'],
	BACKUP_KEEP_WEEKS: [count(0).default(0), 'um número de semanas de 0 a 400'],
	BACKUP_KEEP_MONTHS: [count(0).default(0), 'um número de meses de 0 a 400'],
	BACKUP_PASSPHRASE: [z.string().min(12).optional(), 'uma senha de 12 caracteres ou mais'],
	ADMIN_EMAIL: [mail.default(firstAdminEmail), 'um endereço de e-mail'],
	ADMIN_PASSWORD: [z.string().min(12).max(128).optional(), 'uma senha de 12 a 128 caracteres'],
	SEED_DEMO: [flag.optional(), 'true ou false'],
	PAGESPEED_API_KEY: [text.optional(), 'a chave do PageSpeed Insights'],
	PAGESPEED_BASE_URL: [baseUrl.default('https://www.googleapis.com/pagespeedonline/v5'), 'um endereço http(s)'],
	GOOGLE_SERVICE_ACCOUNT: [
		serviceAccount.optional(),
		'o caminho ou o texto de uma chave de conta de serviço em JSON, com client_email e private_key',
	],
	SEARCH_CONSOLE_SITE_URL: [text.optional(), 'a propriedade do Search Console'],
	SEARCH_CONSOLE_BASE_URL: [baseUrl.default('https://www.googleapis.com/webmasters/v3'), 'um endereço http(s)'],
	INDEXNOW_KEY: [
		z
			.string()
			.regex(/^[A-Za-z0-9-]{8,128}$/)
			.optional(),
		'de 8 a 128 letras, números ou hifens',
	],
	INDEXNOW_BASE_URL: [baseUrl.default('https://api.indexnow.org'), 'um endereço http(s)'],
	SMTP_URL: [z.url({ protocol: /^smtps?$/ }).optional(), 'um endereço smtp:// ou smtps://'],
	MAIL_FROM: [text.optional(), 'o remetente, por exemplo Nome <nome@exemplo.com.br>'],
	MAIL_DKIM_SELECTOR: [
		z
			.string()
			.regex(/^[A-Za-z0-9](?:[A-Za-z0-9._-]{0,61}[A-Za-z0-9])?$/)
			.optional(),
		'o seletor do DKIM, por exemplo mail',
	],
	DNS_SERVERS: [nameServers.optional(), 'endereços IP de servidores de nomes, separados por vírgula'],
	LEADS_TO: [mail.optional(), 'um endereço de e-mail'],
	VAPID_PRIVATE_KEY: [
		z
			.string()
			.regex(/^[\w-]{43}$/)
			.refine(isVapidKey)
			.optional(),
		'a chave privada dos avisos no navegador: 32 bytes em base64url, 43 caracteres',
	],
	RD_STATION_API_KEY: [text.optional(), 'a chave de API do RD Station Marketing'],
	RD_STATION_REFERENCE_FIELD: [
		z
			.string()
			.regex(/^cf_[a-z0-9_]{1,80}$/)
			.optional(),
		'o identificador de um campo personalizado, que começa com cf_',
	],
	RD_STATION_BASE_URL: [baseUrl.default('https://api.rd.services'), 'um endereço http(s)'],
	WHATSAPP_TOKEN: [text.optional(), 'o token de acesso do WhatsApp Cloud API'],
	WHATSAPP_PHONE_NUMBER_ID: [
		z
			.string()
			.regex(/^\d{5,25}$/)
			.optional(),
		'o identificador do número, só com dígitos; não é o telefone',
	],
	WHATSAPP_TEMPLATE: [
		z
			.string()
			.regex(/^[a-z0-9_]{1,512}$/)
			.optional(),
		'o nome de um modelo aprovado: letras minúsculas, números e _',
	],
	WHATSAPP_TEMPLATE_LANGUAGE: [
		z
			.string()
			.regex(/^[a-z]{2,3}(?:_[A-Z]{2})?$/)
			.default('pt_BR'),
		'o idioma do modelo, por exemplo pt_BR',
	],
	WHATSAPP_TEMPLATE_FIELDS: [
		messageFields.optional(),
		`campos separados por vírgula, na ordem do modelo: ${knownFields.join(', ')}`,
	],
	WHATSAPP_APP_SECRET: [text.optional(), 'a chave secreta do aplicativo da Meta'],
	WHATSAPP_VERIFY_TOKEN: [z.string().min(8).optional(), 'um texto de 8 caracteres ou mais'],
	WHATSAPP_BASE_URL: [baseUrl.default('https://graph.facebook.com/v23.0'), 'um endereço http(s), com a versão'],
	S3_BUCKET: [text.optional(), 'o nome de um bucket'],
	S3_ENDPOINT: [baseUrl.optional(), 'um endereço http(s)'],
	S3_REGION: [text.default('us-east-1'), 'o nome de uma região'],
	S3_ACCESS_KEY_ID: [text.optional(), 'uma chave de acesso'],
	S3_SECRET_ACCESS_KEY: [text.optional(), 'uma chave secreta'],
	GOOGLE_ADS_ID: [
		z
			.string()
			.regex(/^AW-\d+$/)
			.optional(),
		'um identificador AW-000000000',
	],
	GOOGLE_ADS_CONVERSION: [text.optional(), 'o rótulo da conversão'],
	SCHEDULER_ENABLED: [flag.default(false), 'true ou false'],
	SCHEDULER_CRON: [cron.default('0 6 * * *'), 'cinco campos de cron, por exemplo 0 6 * * *'],
	SCHEDULER_TZ: [timeZone.default('America/Sao_Paulo'), 'um fuso horário, por exemplo America/Sao_Paulo'],
	CDN_PURGE_URL: [z.url({ protocol: /^https?$/ }).optional(), 'o endereço http(s) que recebe o que mudou'],
	CDN_PURGE_HEADERS: [headerList.optional(), 'cabeçalhos no formato nome=valor,nome=valor'],
	CDN_MAX_AGE: [z.coerce.number().int().min(1).max(31_536_000).default(600), 'um número de segundos de 1 a 31536000'],
	METRICS_TOKEN: [z.string().min(16).optional(), 'um segredo de 16 caracteres ou mais'],
	OTEL_EXPORTER_OTLP_ENDPOINT: [baseUrl.optional(), 'o endereço de um coletor OTLP, por exemplo http://localhost:4318'],
	OTEL_EXPORTER_OTLP_HEADERS: [headerList.optional(), 'cabeçalhos no formato nome=valor,nome=valor'],
	OTEL_SERVICE_NAME: [text.default('farol'), 'um nome'],
	TRUST_PROXY: [flag.default(false), 'true ou false'],
	LOG_LEVEL: [
		z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
		'trace, debug, info, warn, error, fatal ou silent',
	],
} satisfies Record<string, [z.ZodType, string]>

export type VariableName = keyof typeof variables
type Values = { [Name in VariableName]: z.output<(typeof variables)[Name][0]> }
export type Config = Values & {
	SITE_URL: string
	SEARCH_CONSOLE_SITE_URL: string
	/** What the providers' own variables say, by their names. */
	providers: Readonly<Record<string, string | undefined>>
	/** The variables that the environment sets: the others have their usual values. */
	given: ReadonlySet<string>
	/** The variables whose place something takes that an administrator entered. */
	kept: ReadonlySet<string>
}
/** Told by whoever knows the providers, which this layer does not. Without a usual value it may be left out. */
export type ProviderVariable = { name: string; takes: string; usual?: string; isAddress?: boolean }
export type ConfigResult = { ok: true; config: Config } | { ok: false; faults: string[] }

/** The names for `.env.example` and its test. */
export const variableNames = Object.keys(variables) as VariableName[]

/** Checks the whole environment at once, so that an operator sees every fault in one go. */
export function parseConfig(
	environment: Record<string, string | undefined>,
	ofProviders: readonly ProviderVariable[] = [],
): ConfigResult {
	const faults: string[] = []
	function read(name: string, schema: z.ZodType, takes: string) {
		// An empty value is how .env files and containers say "not set".
		const parsed = schema.safeParse(environment[name] || undefined)
		if (!parsed.success) faults.push(`${name}: valor inválido. Use ${takes}.`)
		return [name, parsed.data]
	}
	const values = Object.fromEntries(
		Object.entries(variables).map(([name, [schema, takes]]) => read(name, schema, takes)),
	)
	const providers = Object.fromEntries(
		ofProviders.map(({ name, takes, usual, isAddress }) => {
			const schema = isAddress ? baseUrl : text
			return read(name, usual === undefined ? schema.optional() : schema.default(usual), takes)
		}),
	)
	faults.push(...missingPartners(environment))
	if (faults.length > 0) return { ok: false, faults }

	const checked = values as Values
	if (liesWithin(checked.PAGES_DIR, checked.DATA_DIR))
		return { ok: false, faults: [`PAGES_DIR: valor inválido. Use ${variables.PAGES_DIR[1]}.`] }
	const siteUrl = checked.SITE_URL ?? `http://localhost:${checked.PORT}`
	return {
		ok: true,
		config: {
			...checked,
			providers,
			given: new Set(Object.keys(environment).filter((name) => environment[name])),
			kept: new Set(),
			SITE_URL: siteUrl,
			SEARCH_CONSOLE_SITE_URL: checked.SEARCH_CONSOLE_SITE_URL ?? `${siteUrl}/`,
		},
	}
}

/** What a person may enter for a variable is less than what the environment may say: no file of this machine is read for it. */
const entered: Readonly<Record<string, z.ZodType>> = {
	GOOGLE_SERVICE_ACCOUNT: z
		.string()
		.startsWith('{')
		.pipe(serviceAccount)
		.refine(({ token_uri: address }) => /^https:\/\/(?:[a-z0-9-]+\.)+googleapis\.com\//.test(address)),
	S3_ENDPOINT: z.url({ protocol: /^https$/ }).pipe(baseUrl),
}

/** Says in words what a variable takes, where it does not take this. */
export function faultIn(name: string, value: string, ofProviders: readonly ProviderVariable[]): string | undefined {
	const known: [z.ZodType, string] | undefined = variables[name as VariableName]
	const ofProvider = ofProviders.find((variable) => variable.name === name)
	if (!known) return ofProvider && text.safeParse(value).success ? undefined : (ofProvider?.takes ?? 'outro nome')
	const [schema, takes] = known
	return (entered[name] ?? schema).safeParse(value).success ? undefined : takes
}

/** The configuration with what is kept in the database. What the environment gives wins, and what is not valid is left out. */
export function withValues(
	config: Config,
	values: Readonly<Record<string, string>>,
	ofProviders: readonly ProviderVariable[],
): Config {
	const usable = Object.entries(values).filter(
		([name, value]) => !config.given.has(name) && faultIn(name, value, ofProviders) === undefined,
	)
	const own = usable.filter(([name]) => Object.hasOwn(variables, name))
	const parsed = own.map(([name, value]) => [name, (variables[name as VariableName][0] as z.ZodType).parse(value)])
	const providers = Object.fromEntries(usable.filter(([name]) => !Object.hasOwn(variables, name)))
	return {
		...config,
		...(Object.fromEntries(parsed) as Partial<Values>),
		providers: { ...config.providers, ...providers },
		kept: new Set(usable.map(([name]) => name)),
	} as Config
}

/** Variables that only make sense together. */
function missingPartners(environment: Record<string, string | undefined>): string[] {
	const partners: [VariableName, VariableName[]][] = [
		['DATABASE_URL', ['AUTH_SECRET']],
		['S3_BUCKET', ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
		['BACKUP_S3_BUCKET', ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
		['GOOGLE_ADS_ID', ['GOOGLE_ADS_CONVERSION']],
	]
	return partners.flatMap(([given, needed]) =>
		needed
			.filter((name) => environment[given] && !environment[name])
			.map((name) => `${name}: falta, e ${given} precisa dela. Use ${variables[name][1]}.`),
	)
}

/** What lies in DATA_DIR is kept from everybody else, web servers included. */
function liesWithin(folder: string | undefined, other: string): boolean {
	if (folder === undefined) return false
	const way = path.relative(path.resolve(other), path.resolve(folder))
	return !way.startsWith('..') && !path.isAbsolute(way)
}

/** The one reader of process.env. Values set in the environment win over those in the `.env` file. */
export function readConfig(ofProviders?: readonly ProviderVariable[]): ConfigResult {
	const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
	return parseConfig({ ...file, ...process.env }, ofProviders)
}

/** Not every number is a key of the curve. */
function isVapidKey(value: string): boolean {
	try {
		createECDH('prime256v1').setPrivateKey(Buffer.from(value, 'base64url'))
		return true
	} catch {
		return false
	}
}

/** A name that a header may have, and a value that may stand in one. */
function isHeaderList(value: string): boolean {
	try {
		return [...new Headers(headersIn(value))].length > 0
	} catch {
		return false
	}
}

function isTimeZone(value: string): boolean {
	try {
		return Boolean(new Intl.DateTimeFormat('pt-BR', { timeZone: value }))
	} catch {
		return false
	}
}

function isCron(value: string): boolean {
	try {
		return Boolean(CronExpressionParser.parse(value).next())
	} catch {
		return false
	}
}

function readText(file: string): string {
	return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function parseJson(value: string, context: z.RefinementCtx): unknown {
	try {
		return JSON.parse(value)
	} catch {
		context.addIssue({ code: 'custom', message: 'not JSON' })
		return z.NEVER
	}
}
