import { createContext } from 'react-router'
import type { PricedModel } from '#core/generation/costs/prices.ts'
import type { SchedulerEnvironment } from '#core/generation/scheduler/schedule.ts'
import type { IdentityService } from '#core/identity/identity-service.ts'
import type { ImageServices } from '#core/images/generate-image.ts'
import type { AltServices } from '#core/images/propose-alt.ts'
import type { IntegrationServices } from '#core/integrations/integration-services.ts'
import type { OwnSite } from '#core/links/look-at-own.ts'
import type { FileStore } from '#core/media/file-store.ts'
import type { PictureEditor } from '#core/media/picture-editor.ts'
import type { TextProvider } from '#core/providers/registry.ts'
import type { PageSpeedServices } from '#core/seo/page-speed.ts'
import type { SearchConsoleServices } from '#core/sitemap/search-console.ts'
import type { Auth } from '#core/users/auth.ts'
import type { SetUpAdminResult } from '#core/users/set-up-admin.ts'
import type { WhatsAppSettings } from '#core/whatsapp/whatsapp.ts'
import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'

/** Where pictures are kept and what works on them. */
export type MediaServices = {
	files: FileStore
	editor: PictureEditor
	/** Says that a new picture waits for its sizes. */
	pictureStored: () => void
}

/** What a page may use of the outside world. Built once at boot and handed to every request. */
export type Services = {
	db: Db
	now: () => Date
	log: Log
	auth: Auth
	/** The public origin; absolute addresses are built from it, never from the request. */
	siteUrl: string
	/** Who the brokerage is. */
	identity: IdentityService
	/** Who gets the leads. */
	leadsTo: string
	/** A keyed hash: hides an address, proves a link. */
	sign: (text: string) => string
	/** What browsers are told, so that they take notices of ours alone; nothing where there is no key. */
	pushKey: string | undefined
	/** Leads are told to RD Station: there is a key for it. */
	toRdStation: boolean
	/** How leads are answered by the WhatsApp Cloud API, where it is set up. */
	whatsApp: WhatsAppSettings | undefined
	/** Says that a mail waits in the outbox. */
	mailQueued: () => void
	/** Without a mail server, mails wait in the outbox. */
	mailConfigured: boolean
	/** Whether this installation makes a backup every night. */
	nightlyBackups: boolean
	/** How long, as the privacy policy says it: '7 dias'. */
	backupsKept: string
	media: MediaServices
	/** Which pages there are at our own address. */
	ownSite: OwnSite
	images: ImageServices
	/** Who says what a picture shows. */
	alt: AltServices
	pageSpeed: PageSpeedServices
	/** Creates the first admin, while there is none. */
	setUpAdmin: () => Promise<SetUpAdminResult>
	searchConsole: SearchConsoleServices
	scheduler: {
		env: SchedulerEnvironment
		/** Says that a run waits to be worked on. */
		wake: () => void
	}
	pipeline: {
		/** Those that are configured, in the order they are asked; see usable-models.ts for those that may be. None: the local writer serves. */
		models: readonly { provider: TextProvider; model: string }[]
		/** Says that a run waits to be worked on. */
		wake: () => void
	}
	/** What may cost money, whether its key is there or not. */
	pricedModels: readonly PricedModel[]
	/** Ad conversion reporting, where the brokerage has it. */
	ads: { id: string; conversion: string } | undefined
	/** The services outside: what is set, and how it is tested. */
	integrations: IntegrationServices
}

export const services = createContext<Services>()

/** The id under which this request appears in the log. */
export const correlationId = createContext<string>()

/**
 * Keeps the script that brings React to a page beside it, and tells where it lies. A page for one visitor alone carries its
 * own.
 */
export const keepHydrationScript = createContext<((script: string) => string) | null>(null)
