import { data, Form } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { Button } from '#app/components/ui/button.tsx'
import { readPage } from '#app/read-page.ts'
import { siteIn, useSite } from '#app/site.ts'
import emptyCoast from '#content/drawings/scenes/empty-coast.svg?drawing'
import { confirmNewsletter, unsubscribeNewsletter } from '#core/leads/newsletter.ts'
import { Drawing } from '#drawings/drawing.tsx'
import type { Route } from './+types/newsletter.ts'

const steps = {
	confirmar: {
		title: 'Confirme sua inscrição',
		text: (name: string) => `Falta um clique para receber o boletim da ${name}.`,
		button: 'Confirmar inscrição',
		done: 'Inscrição confirmada',
		thanks: 'A próxima carta chega por e-mail. Para sair, use o link que vem em cada mensagem.',
	},
	cancelar: {
		title: 'Cancelar o boletim',
		text: () => 'Um clique e você não recebe mais o nosso boletim.',
		button: 'Cancelar inscrição',
		done: 'Inscrição cancelada',
		thanks: 'Você não receberá mais o nosso boletim.',
	},
} as const

function stepOf(name: string | undefined): keyof typeof steps {
	if (name !== 'confirmar' && name !== 'cancelar') throw data(null, { status: 404 })
	return name
}

/** Opening the link changes nothing: mail programs open links by themselves. The button does. */
export function loader({ params, url }: Route.LoaderArgs) {
	return { step: stepOf(params.step), search: url.search }
}

export function headers() {
	return NO_STORE
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
	{ title: `${loaderData ? steps[loaderData.step].title : 'Boletim'} | ${siteIn(matches).name}` },
	{ name: 'robots', content: 'noindex' },
]

/** Also what a mail program calls for its own unsubscribe button (RFC 8058). */
export async function action({ params, url, context }: Route.ActionArgs) {
	const step = stepOf(params.step)
	const id = url.searchParams.get('id') ?? ''
	const token = url.searchParams.get('token') ?? ''
	return readPage(context, async ({ db, sign, now }) => {
		const link = { id, token, sign, now: now() }
		const done =
			step === 'confirmar'
				? (await confirmNewsletter(db, link)).confirmed
				: (await unsubscribeNewsletter(db, link)).unsubscribed
		return data({ done }, { status: done ? 200 : 400 })
	})
}

export default function Newsletter({ loaderData, actionData }: Route.ComponentProps) {
	const { title, text, button, done, thanks } = steps[loaderData.step]
	const { name } = useSite()
	return (
		<section className="wrap grid justify-items-start gap-5 py-18 md:py-26">
			<Drawing of={emptyCoast} />
			<h1 className="text-h2">{actionData?.done ? done : title}</h1>
			{actionData && !actionData.done ? (
				<p role="alert" className="max-w-140 text-ink-2">
					Este link não vale mais. Peça a inscrição de novo em{' '}
					<a href="/contact#boletim" className="underline">
						contato
					</a>
					.
				</p>
			) : (
				<p role="status" className="max-w-140 text-ink-2">
					{actionData?.done ? thanks : text(name)}
				</p>
			)}
			{actionData ? (
				<Button tone="line" href="/">
					Ir para o início
				</Button>
			) : (
				<Form method="post" action={`/boletim/${loaderData.step}${loaderData.search}`}>
					<Button type="submit" tone="amber">
						{button}
					</Button>
				</Form>
			)}
		</section>
	)
}
