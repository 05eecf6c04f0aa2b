import textsOnFacts from './texts-on-facts.content.server.ts'

const byFile = new Map<string, Set<string>>()
for (const [id, texts] of Object.entries(textsOnFacts))
	for (const { file } of texts) byFile.set(file, (byFile.get(file) ?? new Set()).add(id))

/** The facts that our own text on a topic or subject rests on, by their ids. */
export function factsBehind(subject: string): ReadonlySet<string> {
	const file = `content/knowledge/${subject.includes('/') ? subject : `${subject}/_topico`}.md`
	return byFile.get(file) ?? new Set()
}
