import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'prazo-da-indenizacao-como-contar-30-dias',
	title: 'Prazo da indenização: como contar os 30 dias da lei',
	excerpt:
		'A Lei 15.040 dá 30 dias para a resposta e mais 30 para o pagamento. Saiba quando a contagem começa, para e recomeça.',
	categorySlug: 'sinistros',
	tags: ['Sinistro', 'Legislação', 'Documentos', 'Cobertura'],
	metaTitle: 'Prazo da indenização: como contar os 30 dias da lei',
	metaDescription:
		'Prazo da indenização do seguro: veja quando começam os 30 dias para a resposta e os 30 para o pagamento, o que suspende a contagem e o que acontece no atraso.',
	sourceUrls: [
		'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
		'https://www.gov.br/susep/pt-br',
		'https://www.consumidor.gov.br',
	],
	publishedDaysAgo: 24,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>São dois prazos: até 30 dias para responder sobre a cobertura e até 30 dias para pagar.</li>
<li>A contagem começa quando a seguradora recebe o aviso com os documentos necessários.</li>
<li>Perdido o primeiro prazo, a seguradora não pode mais recusar. No atraso do pagamento, há multa de 2%.</li>
</ul>
</aside>
<p>Todo segurado quer saber o prazo da indenização: quando começa, quando para e o que acontece no atraso. Até 2025, a resposta vinha de normas da SUSEP e da apólice. Agora, porém, a <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm" target="_blank" rel="noopener">Lei 15.040, de 2024</a>, fixa os 30 dias da resposta e os 30 dias do pagamento, com consequências para quem atrasa. Ela vale desde 11 de dezembro de 2025.</p>
<h2>Os dois prazos de 30 dias</h2>
<p>A lei divide o caminho em duas etapas. Na primeira, a seguradora decide se o caso tem cobertura. Na segunda, ela calcula e paga. O mercado chama essas fases de regulação e liquidação.</p>
<table>
<thead>
<tr><th scope="col">Etapa</th><th scope="col">Prazo máximo</th><th scope="col">Começa quando</th><th scope="col">Se a seguradora atrasar</th></tr>
</thead>
<tbody>
<tr><td>Resposta sobre a cobertura (art. 86)</td><td>30 dias</td><td>Ela recebe o aviso com os documentos necessários</td><td>Perde o direito de recusar</td></tr>
<tr><td>Pagamento (art. 87)</td><td>30 dias</td><td>Ela reconhece a cobertura</td><td>Multa de 2%, correção e juros (art. 88)</td></tr>
</tbody>
</table>
<p>Sempre que der, as duas etapas andam juntas. Por isso, muitos casos simples terminam bem antes de 60 dias. E, quando parte do valor já está apurada, a lei prevê adiantamento dessa parte.</p>
<h2>Quando a contagem começa</h2>
<p>O relógio não parte da batida, nem do incêndio. Ele parte do dia em que a seguradora tem o aviso e os elementos necessários para decidir. A própria apólice deve listar esses documentos. Assim, a primeira tarefa é encontrar a lista e entregar tudo de uma vez.</p>
<p>Em geral, a relação inclui:</p>
<ul>
<li>aviso de sinistro preenchido, com data e relato;</li>
<li>documentos pessoais e, no automóvel, CNH e documento do veículo;</li>
<li>boletim de ocorrência, quando o caso pede;</li>
<li>fotos, orçamentos, notas fiscais ou laudos;</li>
<li>dados bancários de quem vai receber.</li>
</ul>
<p>Peça um recibo da entrega. Um e-mail que diga “recebemos a documentação completa nesta data” resolve. Sem essa prova, a discussão sobre o primeiro dia pode durar mais do que o prazo.</p>
<h2>O que suspende o prazo</h2>
<p>A seguradora pode pedir documentos complementares, desde que justifique e que você consiga obtê-los. Nesse caso, a contagem para. Ela volta a correr no primeiro dia útil depois que você atende ao pedido.</p>
<p>Há um freio contra pedidos sem fim. Em regra, a suspensão pode ocorrer no máximo duas vezes. No seguro de veículos, porém, só uma. O mesmo limite vale quando a importância segurada não passa de 500 salários mínimos. Boa parte dos seguros residenciais cabe nessa conta.</p>
<p>Existe ainda uma exceção para casos complexos. A <a href="https://www.gov.br/susep/pt-br" target="_blank" rel="noopener">SUSEP, órgão federal que fiscaliza as seguradoras</a>, pode autorizar prazo maior para certos tipos de seguro, até o teto de 120 dias. Portanto, confirme na apólice em que grupo o seu seguro está.</p>
<h2>Um exemplo de contagem</h2>
<p><strong>Exemplo ilustrativo, seguro de automóvel.</strong> A documentação completa chega à seguradora no dia 2. No dia 12, depois de dez dias corridos, ela pede o laudo da oficina. O prazo para. Você entrega o laudo no dia 20, uma sexta-feira. A contagem volta na segunda-feira, dia 23, e restam 20 dias para a resposta.</p>
<p>Como já houve uma suspensão, um novo pedido de papel não para mais esse relógio. E, se a seguradora reconhecer a cobertura, começa o segundo prazo, de até 30 dias, para o dinheiro chegar à conta.</p>
<aside class="aviso"><p><strong>Anote cada data.</strong> Faça uma tabela simples: dia do aviso, dia de cada entrega, número do protocolo e nome do atendente. É essa folha que decide a conversa quando o prazo aperta.</p></aside>
<h2>E se a resposta for não?</h2>
<p>A recusa precisa ser expressa e motivada. Não basta um “sinistro não coberto”. A seguradora deve apontar a cláusula e os fatos. Depois, em regra, não pode trocar de argumento, a menos que descubra algo que antes desconhecia. Ela também deve entregar os documentos que embasaram a decisão.</p>
<p>A partir da recusa, o segurado tem um ano para ir à Justiça. Beneficiários e terceiros prejudicados têm três anos, contados do momento em que souberam do fato (art. 126). Veja o caminho completo em <a href="/blog/sinistro-negado-como-recorrer">sinistro negado: como recorrer</a>.</p>
<h2>O que fazer quando o prazo estoura</h2>
<ol>
<li><strong>Confira a conta.</strong> Veja se houve pedido de documento e em que dia você respondeu.</li>
<li><strong>Escreva à seguradora.</strong> Cite o artigo 86 ou 87, as datas e o número do sinistro.</li>
<li><strong>Acione a ouvidoria.</strong> É a segunda instância dentro da própria empresa.</li>
<li><strong>Registre no <a href="https://www.consumidor.gov.br" target="_blank" rel="noopener">Consumidor.gov.br</a>.</strong> A plataforma é pública, e as seguradoras respondem por ela.</li>
<li><strong>Procure o Procon, a Defensoria ou um advogado.</strong> Leve a sua folha de datas.</li>
</ol>
<p>A corretora ajuda em todas essas fases. Afinal, ela conhece a apólice, sabe quem atende e fala a língua da seguradora.</p>
<h2>Perguntas frequentes</h2>
<h3>Os 30 dias são corridos ou úteis?</h3>
<p>A lei fala em dias, sem a palavra “úteis”. A leitura usual é de dias corridos. O dia útil aparece apenas no recomeço da contagem, depois de uma suspensão.</p>
<h3>Minha apólice é anterior a dezembro de 2025. O prazo vale?</h3>
<p>Há divergência. Uma leitura aplica a lei a todo sinistro ocorrido desde 11 de dezembro de 2025. Outra olha a data do contrato. Como a maioria dos seguros dura um ano, a dúvida atinge cada vez menos gente. Na incerteza, pergunte por escrito à seguradora.</p>
<h3>O prazo de 30 dias vale para o conserto ficar pronto?</h3>
<p>Não exatamente. A lei trata da decisão e do pagamento. O tempo de oficina depende de peça e de agenda. Por isso, confira se a sua apólice tem carro reserva: a página de <a href="/seguros/auto">seguro auto</a> mostra como ele funciona.</p>
<p class="nota">Texto de caráter informativo. Em um caso concreto, leia a apólice e, se preciso, procure orientação jurídica.</p>`,
} satisfies DemoPost
