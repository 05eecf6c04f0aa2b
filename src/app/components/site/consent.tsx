import { useEffect, useRef, useState } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { isRequestPage } from '#core/leads/request/request-path.ts'
import { Button } from '../ui/button.tsx'
import { PageLink } from '../ui/page-link.tsx'

const OPEN = 'open-consent'
const ONE_YEAR = 365 * 24 * 60 * 60

declare global {
	interface Window {
		/** Of hydration/ads.js. */
		farolStartAds?: () => void
	}
}

/** Asks whether ads may be measured. Refusing weighs the same as accepting, and the answer can be changed in the footer. */
export function Consent() {
	const asks = useRouteLoaderData<typeof rootLoader>('root')?.ads !== undefined
	// That one no ads measure, whatever the rest of the site does.
	const unmeasured = isRequestPage(useLocation().pathname) ? 'Esta página' : 'Este site'
	const [open, setOpen] = useState(false)
	const card = useRef<HTMLElement>(null)

	useEffect(() => {
		const show = () => setOpen(true)
		if (asks && !/(?:^|; )consent=/.test(document.cookie)) show()
		window.addEventListener(OPEN, show)
		return () => window.removeEventListener(OPEN, show)
	}, [asks])

	/** By hand as well: the inline script may have shown it before React knew. */
	function close() {
		setOpen(false)
		if (card.current) card.current.hidden = true
	}

	function choose(choice: 'granted' | 'refused') {
		const wasGranted = document.cookie.includes('consent=granted')
		document.cookie = `consent=${choice}; path=/; max-age=${ONE_YEAR}; samesite=lax`
		close()
		if (choice === 'granted') window.farolStartAds?.()
		// What is running can only be stopped by leaving it behind.
		else if (wasGranted) window.location.reload()
	}

	return (
		<section
			ref={card}
			data-consent
			hidden={!open}
			// Before React the inline script shows it to whoever has not answered yet.
			suppressHydrationWarning
			aria-label="Privacidade"
			className="fixed inset-x-4 bottom-22 z-30 mx-auto max-w-225 rounded-[14px] bg-white p-5 shadow-floating md:bottom-26 print:hidden"
		>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-4">
				<p className="min-w-65 flex-1 text-small">
					{asks ? (
						<>
							<strong className="font-semibold">Podemos medir os anúncios?</strong> Só ligamos essa medição com a sua
							permissão. O site funciona igual sem ela.{' '}
						</>
					) : (
						<>
							<strong className="font-semibold">Só cookies necessários.</strong> {unmeasured} não mede anúncios; as
							visitas são contadas sem cookies e sem identificar você.{' '}
						</>
					)}
					<PageLink to="/politica-de-privacidade" className="underline">
						Saiba mais
					</PageLink>
				</p>
				{asks ? (
					<div className="flex gap-3 max-sm:w-full *:max-sm:flex-1">
						<Button tone="line" size="small" type="button" onClick={() => choose('refused')}>
							Recusar
						</Button>
						<Button tone="line" size="small" type="button" onClick={() => choose('granted')}>
							Aceitar
						</Button>
					</div>
				) : (
					<Button tone="line" size="small" type="button" onClick={close}>
						Entendi
					</Button>
				)}
			</div>
		</section>
	)
}

/** In the footer: changes the answer. */
export function ConsentPreferences({ className }: { className: string }) {
	return (
		<button type="button" onClick={() => window.dispatchEvent(new Event(OPEN))} className={className}>
			Preferências de cookies
		</button>
	)
}
