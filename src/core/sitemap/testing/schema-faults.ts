import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

function schema(fileName: string) {
	return { fileName, contents: readFileSync(new URL(fileName, import.meta.url), 'utf8') }
}

/** What the protocol's schema finds wrong with a map. */
export async function schemaFaults(xml: string): Promise<string[]> {
	const { errors } = await validateXML({
		xml: [{ fileName: 'sitemap.xml', contents: xml }],
		schema: [schema('sitemap.xsd')],
		preload: [schema('sitemap-image.xsd')],
	})
	return errors.map(({ message }) => message)
}
