import type { ReactNode } from 'react'
import { ErrorPage } from '#app/components/site/error-page.tsx'
import { FiguresStrip } from '#app/components/site/home/figures-strip.tsx'
import { HomeHero } from '#app/components/site/home/home-hero.tsx'
import { PhoneMenu, PhoneMenuPanel } from '#app/components/site/phone-menu.tsx'
import { SiteFooter } from '#app/components/site/site-footer.tsx'
import { SiteHeader } from '#app/components/site/site-header.tsx'
import type { ShownClaims } from '#core/identity/claims.ts'
import { Section } from './section.tsx'

const claims: ShownClaims = {
	anos: { figure: 14 },
	clientes: { figure: 1500 },
	seguradoras: { figure: 40 },
	avaliacoes: { figure: 600, rating: '5.0' },
}

/** The header follows the page's scrolling; here it is held in one state, inside a box of its own. */
const frames = {
	top: 'h-23 bg-morning **:animate-none!',
	compact: 'h-16 bg-morning **:[animation-timeline:auto]! **:[animation-duration:1ms]!',
	solid: 'h-19.25 bg-paper **:animate-none!',
} as const

export function SiteStates() {
	return (
		<>
			<Section title="Cabeçalho">
				<div className="grid gap-5">
					<HeaderFrame state="top">
						<SiteHeader variant="scene" current="Início" />
					</HeaderFrame>
					<HeaderFrame state="compact">
						<SiteHeader variant="scene" current="Serviços" />
					</HeaderFrame>
					<HeaderFrame state="solid">
						<SiteHeader variant="solid" current="Blog" />
					</HeaderFrame>
				</div>
			</Section>
			<Section title="Menu no celular">
				<div className="flex flex-wrap items-start gap-6 **:animate-none!">
					<div className="w-85">
						<PhoneMenuPanel id="exemplo" current="Início" />
					</div>
					<PhoneMenu />
				</div>
			</Section>
			<Section title="Abertura">
				<div className="overflow-hidden rounded-card">
					<HomeHero claims={claims} />
					<FiguresStrip claims={claims} />
				</div>
			</Section>
			<Section title="Erros">
				<div className="grid gap-7 md:grid-cols-2">
					<PageFrame>
						<ErrorPage status={404} />
					</PageFrame>
					<PageFrame>
						<ErrorPage status={503} correlationId="01JCEXEMPLO" />
					</PageFrame>
				</div>
			</Section>
			<Section title="Rodapé">
				<div className="overflow-hidden rounded-card">
					<SiteFooter year={2026} />
				</div>
			</Section>
		</>
	)
}

function HeaderFrame({ state, children }: { state: keyof typeof frames; children: ReactNode }) {
	return (
		<div className={`relative transform-gpu overflow-hidden rounded-card shadow-raised ${frames[state]}`}>
			{children}
		</div>
	)
}

function PageFrame({ children }: { children: ReactNode }) {
	return <div className="overflow-hidden rounded-card bg-paper shadow-raised">{children}</div>
}
