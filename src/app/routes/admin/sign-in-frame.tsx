import type { ReactNode } from 'react'
import { Toaster } from '#app/components/ui/toaster.tsx'
import loginNight from '#content/drawings/scenes/login-night.svg?drawing'
import { BrandMark } from '#drawings/brand-mark.tsx'
import { Drawing } from '#drawings/drawing.tsx'

type SignInFrameProps = { title: string; lead: ReactNode; children: ReactNode }

/** What the pages before the back office share: the night at the left, one short form at the right. */
export function SignInFrame({ title, lead, children }: SignInFrameProps) {
	return (
		<div data-theme="light" className="grid min-h-dvh bg-paper text-ink lg:grid-cols-2">
			<div className="relative overflow-hidden bg-navy-900 max-lg:hidden">
				<Drawing of={loginNight} className="absolute inset-0 size-full" />
			</div>
			<main className="grid place-items-center px-5 py-10">
				<div className="w-full max-w-95 min-w-0">
					<BrandMark size={44} />
					<h1 className="mt-7 text-[2.25rem] leading-[1.04] tracking-[-0.012em]">{title}</h1>
					<p className="mt-2 mb-6 text-[0.9375rem] text-ink-2">{lead}</p>
					{children}
				</div>
				<Toaster />
			</main>
		</div>
	)
}

/** The way back, below the form. */
export const signInLink =
	'inline-flex min-h-11 items-center font-semibold underline decoration-teal-400 decoration-2 underline-offset-4 hover:decoration-teal-700 drawer:min-h-9'
