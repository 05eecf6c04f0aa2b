import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { clientAddressOf } from '#app/client-address.ts'
import { parseForm, readSent } from '#app/components/admin/form/submission.ts'
import { correlationId, services } from '#app/services.ts'
import { savePrice } from '#core/generation/costs/prices.ts'
import {
	imageProviders,
	labelOf,
	paidProviders,
	primaryProviders,
	switchedProviders,
} from '#core/providers/provider-lists.ts'
import {
	changedSettings,
	enabledName,
	type ImageSettings,
	type ImageSettingsProblem,
	limitName,
	putOnTop,
} from '#core/settings/image-settings.ts'
import { parseLimit } from '#core/settings/parse-amount.ts'
import { saveImageSettings } from '#core/settings/save-image-settings.ts'
import { parseJson } from '#lib/parse-json.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import { isPrice, type Outcome, SAVE_FAILED, type WrongField } from './outcome.ts'
import { explainOvertaken } from './overtaken-words.ts'
import { PRICE_EXPECTED, priceForm } from './price-form.ts'

const limit = z.string().max(40).default('').transform(parseLimit)

const ticked = z
	.string()
	.optional()
	.transform((sent) => sent === 'on')

const providers = { primary: z.enum(primaryProviders), fallback: z.enum(imageProviders) }

const seenSettings = z.object({
	...providers,
	...each(switchedProviders.map(enabledName), z.boolean()),
	...each(paidProviders.map(limitName), z.number()),
})

const settingsForm = z.object({
	...providers,
	...each(switchedProviders.map(enabledName), ticked),
	...each(paidProviders.map(limitName), limit),
	/** As the form was read. Who sends none, as a page from before this was asked, replaces what is set. */
	seen: z.preprocess(jsonIn, seenSettings.optional()),
})

const INVALID = 'Configuração inválida'
const OVERTAKEN = 'A configuração mudou enquanto você editava'

function refusalOf(problem: ImageSettingsProblem, { primary }: ImageSettings): { text: string; wrong: WrongField } {
	if (problem === 'same-provider')
		return { text: 'O provedor principal e de fallback não podem ser iguais.', wrong: 'fallback' }
	const text = `Não é possível usar ${labelOf(primary)} como provedor principal se estiver desabilitado.`
	return { text, wrong: 'primary' }
}

type Context = Readonly<RouterContextProvider>

export async function save(request: Request, context: Context) {
	const sent = await readSent(request)
	const of = isPrice(sent) ? 'price' : 'settings'
	try {
		return of === 'price' ? await keepPrice(sent, request, context) : await keepSettings(sent, request, context)
	} catch (error) {
		const { log } = context.get(services)
		log.error({ err: error, correlationId: context.get(correlationId) }, 'the image settings could not be saved')
		return answer(
			{ of, ok: false, title: SAVE_FAILED, text: 'Não foi possível salvar as configurações. Tente novamente.' },
			503,
		)
	}
}

async function keepSettings(sent: URLSearchParams, request: Request, context: Context) {
	const form = settingsForm.safeParse(Object.fromEntries(sent))
	if (!form.success) {
		return answer({ of: 'settings', ok: false, title: INVALID, text: 'Escolha os provedores que estão na lista.' }, 400)
	}
	const { seen, ...settings } = form.data
	const acts = acting(request, context)
	const result = await saveImageSettings(context.get(services).db, { settings, seen, ...acts })
	if (result.ok) {
		return answer({
			of: 'settings',
			ok: true,
			title: 'Configuração salva',
			text: 'As configurações de imagem foram atualizadas com sucesso.',
			seen: settings,
		})
	}
	if (result.reason === 'changed-meanwhile') {
		const { current, by } = result
		const before = seen ?? current
		const typed = putOnTop(current, settings, changedSettings(before, settings))
		const text = explainOvertaken({ seen: before, current, by, you: acts.by.email })
		return answer({ of: 'settings', ok: false, title: OVERTAKEN, text, typed, seen: current, overtaken: true }, 409)
	}
	return answer(
		{ of: 'settings', ok: false, title: INVALID, typed: settings, seen, ...refusalOf(result.reason, settings) },
		400,
	)
}

async function keepPrice(sent: URLSearchParams, request: Request, context: Context) {
	const submission = parseForm(sent, priceForm)
	const refuse = () =>
		answer({ of: 'price', ok: false, title: INVALID, text: PRICE_EXPECTED, answer: submission.reply() }, 400)
	if (submission.status !== 'success') return refuse()
	const { intent, provider, model, ...amounts } = submission.value
	const given = Object.fromEntries(Object.entries(amounts).filter(([, value]) => value !== undefined))
	const price = intent === 'default-price' ? null : given
	const result = await savePrice(context.get(services).db, { provider, model, price, ...acting(request, context) })
	if (!result.ok) return refuse()
	const text = price ? `Vale para o que ${model} gerar a partir de agora.` : `${model} voltou ao preço de tabela.`
	return answer({ of: 'price', ok: true, title: 'Preço salvo', text })
}

function each<Name extends string, Schema>(names: readonly Name[], schema: Schema): Record<Name, Schema> {
	return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>
}

/** Null, which nothing accepts, where it cannot be read. */
function jsonIn(sent: unknown): unknown {
	if (typeof sent !== 'string') return sent
	const read = parseJson(sent)
	return read.ok ? read.value : null
}

function acting(request: Request, context: Context) {
	const { id, email } = context.get(signedInAdmin)
	return { by: { id, email }, address: clientAddressOf(request), now: context.get(services).now() }
}

function answer(outcome: Outcome, status = 200) {
	return data(outcome, { status })
}
