import { Lock } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { About } from '#app/components/site/home/about.tsx'
import { Contact } from '#app/components/site/home/contact.tsx'
import { FiguresStrip } from '#app/components/site/home/figures-strip.tsx'
import { HomeHero } from '#app/components/site/home/home-hero.tsx'
import { Testimonials } from '#app/components/site/home/testimonials.tsx'
import { SiteFooter } from '#app/components/site/site-footer.tsx'
import { SiteHeader } from '#app/components/site/site-header.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { SiteProvider, useSiteUrl } from '#app/site.ts'
import { shownClaims } from '#core/identity/claims.ts'
import type { Identity } from '#core/identity/identity-schema.ts'
import { siteOf } from '#core/identity/site.ts'
import { lineOfSite } from '#core/identity/site-line.ts'
import { testimonialsFor } from '#core/identity/testimonials.ts'
import { brasiliaYear } from '#lib/brasilia-time.ts'
import { classNames } from '#lib/class-names.ts'
import { useDraft } from '../use-identity-draft.ts'
import { changedTexts } from './changed-texts.ts'
import { PageFrame } from './page-frame.tsx'

export type PageView = 'inicio' | 'contato'

type SitePreviewProps = { view: PageView; now: Date; scale?: number; className?: string }

/** The site's own parts, made of what stands in the fields. */
export function SitePreview({ view, now, scale = 0.5, className }: SitePreviewProps) {
	const { draft: typed, base, pictures } = useDraft()
	// Drawn after the letter that was typed, not before it.
	const draft = useDeferredValue(typed)
	const siteUrl = useSiteUrl()
	// Half of a number or of a name is shown as it is typed.
	const identity = draft as Identity
	const site = siteOf(identity, pictures)
	const claims = shownClaims('/', identity, now)
	return (
		<BrowserWindow host={new URL(siteUrl).host} className={className}>
			<PageFrame title="Prévia do site" colours={site.colours} changed={changedTexts(base, draft)} scale={scale}>
				<SiteProvider value={{ site: lineOfSite(site), siteUrl }}>
					{view === 'inicio' && (
						<>
							<SiteHeader variant="scene" current="Início" />
							<HomeHero claims={claims} />
							<FiguresStrip claims={claims} />
							<Testimonials
								claims={claims}
								testimonials={claims.depoimentos ? testimonialsFor(null, identity, pictures) : []}
								reviewsUrl={identity.reviewsUrl || null}
							/>
							<About claims={claims} text={identity.about} />
						</>
					)}
					<Contact />
					<SiteFooter year={brasiliaYear(now)} />
				</SiteProvider>
			</PageFrame>
		</BrowserWindow>
	)
}

type BrowserWindowProps = { host: string; className?: string | undefined; children: ReactNode }

function BrowserWindow({ host, className, children }: BrowserWindowProps) {
	return (
		<div className={classNames('flex flex-col overflow-hidden rounded-card border border-line shadow-card', className)}>
			<div className="flex h-9.5 shrink-0 items-center gap-2 bg-paper-3 px-3 text-fine">
				<span className="flex gap-1" aria-hidden="true">
					{[1, 2, 3].map((dot) => (
						<span key={dot} className="size-2.5 rounded-full bg-field/50" />
					))}
				</span>
				<span className="flex h-6.5 min-w-0 flex-1 items-center gap-1.5 rounded-badge bg-panel px-2 text-ink-2">
					<Icon of={Lock} size={12} className="shrink-0" />
					<span className="truncate">{host}</span>
				</span>
			</div>
			<div className="min-h-0 flex-1">{children}</div>
		</div>
	)
}
