import type { DemoPost } from '../types.ts'

export const post = {
	slug: 'bati-o-carro-primeiras-24-horas',
	title: 'Bati o carro: o que fazer nas primeiras 24 horas',
	excerpt: 'Um roteiro curto para não perder prazo nem direito: segurança, registro, fotos e aviso à seguradora.',
	categorySlug: 'sinistros',
	tags: ['Sinistro', 'Seguro Auto', 'Dicas', 'Documentos', 'Legislação'],
	metaTitle: 'Bati o carro: o que fazer nas primeiras 24 horas',
	metaDescription:
		'Bati o carro, e agora? Veja a ordem certa nas primeiras 24 horas: segurança, fotos, registro da ocorrência, aviso à seguradora e prazos da lei.',
	sourceUrls: [
		'https://www.planalto.gov.br/ccivil_03/leis/l9503compilado.htm',
		'https://www.delegaciaonline.rs.gov.br',
		'https://www.gov.br/prf/pt-br',
		'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm',
		'https://www.gov.br/susep/pt-br/planos-e-produtos/seguros/seguro-de-automoveis',
	],
	publishedDaysAgo: 4,
	content: `<aside class="resumo">
<h2>Em resumo</h2>
<ul>
<li>Pessoas primeiro: sinalize, saia da pista e ligue 192 ou 193 se houver feridos.</li>
<li>Fotografe antes de mover os carros, desde que isso não ponha ninguém em risco.</li>
<li>Avise a seguradora assim que puder e espere a autorização para consertar.</li>
</ul>
</aside>
<p>Quem bateu o carro costuma ter pressa, e a pressa atrapalha. Nas primeiras 24 horas, a ordem certa protege as pessoas e preserva as provas. Além disso, evita que a seguradora peça explicações mais tarde. O roteiro abaixo cabe em uma página e vale para a rua, para a Estrada do Mar e para a BR-101.</p>
<h2>Os primeiros dez minutos</h2>
<ol>
<li><strong>Sinalize o local.</strong> Ligue o pisca-alerta e ponha o triângulo a pelo menos 30 metros da traseira do carro. Em curva ou com chuva, afaste mais.</li>
<li><strong>Verifique as pessoas.</strong> Com feridos, ligue 192 (Samu) ou 193 (Bombeiros). Não mova ninguém, a menos que haja fogo ou outro perigo imediato.</li>
<li><strong>Chame a polícia se houver vítimas.</strong> Em rodovia federal, o número é 191. Nas demais vias, ligue 190.</li>
<li><strong>Libere a via quando não houver vítimas.</strong> Fotografe a posição dos carros e, em seguida, tire-os da pista.</li>
</ol>
<p>O <a href="https://www.planalto.gov.br/ccivil_03/leis/l9503compilado.htm" target="_blank" rel="noopener">Código de Trânsito Brasileiro</a> trata dos dois casos. Com vítima, o motorista deve prestar socorro, preservar o local e se identificar à polícia (art. 176). Já sem vítima, ele precisa remover o veículo quando isso for necessário para a segurança e o fluxo (art. 178).</p>
<h2>O que registrar</h2>
<p>Faça fotos amplas para mostrar a posição dos veículos, a sinalização e o estado do asfalto. Depois, faça fotos de perto de cada dano. Por fim, fotografe as placas e os documentos dos envolvidos, com a licença deles.</p>
<p>Anote também:</p>
<ul>
<li>nome, telefone, CNH e placa de cada motorista;</li>
<li>nome da seguradora do outro carro, se houver;</li>
<li>nome e telefone de duas testemunhas;</li>
<li>endereço exato ou quilômetro, sentido da via e horário.</li>
</ul>
<p>Em seguida, registre a ocorrência. No Rio Grande do Sul, a <a href="https://www.delegaciaonline.rs.gov.br" target="_blank" rel="noopener">Delegacia Online da Polícia Civil</a> recebe pela internet o registro de acidentes só com danos materiais. Se a batida foi em rodovia federal, porém, o caminho é a declaração de acidente no site da <a href="https://www.gov.br/prf/pt-br" target="_blank" rel="noopener">Polícia Rodoviária Federal</a>. Quando há vítima, a própria polícia faz o registro no local.</p>
<aside class="aviso"><p><strong>Não assine acordo no acostamento.</strong> Muitas apólices pedem que a seguradora concorde antes com qualquer acordo. Por isso, reconhecer culpa por escrito, ainda no local, pode complicar a cobertura para terceiros.</p></aside>
<h2>Quando avisar a seguradora</h2>
<p>Avise no mesmo dia. A <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l15040.htm" target="_blank" rel="noopener">Lei 15.040, de 2024</a>, não fixa um número de dias. Ela pede que o segurado avise prontamente, por qualquer meio idôneo, e siga as instruções para conter o prejuízo (art. 66). Assim, uma ligação, uma mensagem no aplicativo ou um e-mail servem, desde que você guarde o protocolo.</p>
<p>A demora tem preço. Se ela for proposital, o segurado perde o direito à indenização. Se for por descuido, perde o valor do dano que a própria omissão causou. Por outro lado, nada disso se aplica quando a seguradora já soube do fato por outro meio, em tempo.</p>
<p>Ao avisar, conte o que aconteceu sem enfeitar. Diga quem dirigia, de onde vinha e para onde ia. Se você não tem certeza de algum ponto, diga que não tem. Uma versão corrigida depois gera mais perguntas do que um “não sei” honesto.</p>
<h2>Prazos que contam</h2>
<table>
<thead>
<tr><th scope="col">Etapa</th><th scope="col">Quem faz</th><th scope="col">Prazo</th></tr>
</thead>
<tbody>
<tr><td>Aviso de sinistro</td><td>Você ou a corretora</td><td>Prontamente, sem número fixo de dias</td></tr>
<tr><td>Vistoria do carro</td><td>Seguradora</td><td>O que a apólice indicar</td></tr>
<tr><td>Resposta sobre a cobertura</td><td>Seguradora</td><td>Até 30 dias depois do aviso com os documentos completos</td></tr>
<tr><td>Pagamento</td><td>Seguradora</td><td>Até 30 dias depois de reconhecer a cobertura</td></tr>
</tbody>
</table>
<p>Os dois prazos de 30 dias vêm dos artigos 86 e 87 da mesma lei. Se a seguradora pedir outro documento com justificativa, a contagem para e volta a correr depois da entrega. Explicamos cada passo em <a href="/blog/prazo-da-indenizacao-como-contar-30-dias">como contar os 30 dias da indenização</a>.</p>
<h2>Erros que custam caro</h2>
<ul>
<li><strong>Consertar antes da vistoria.</strong> Sem o dano à vista, fica difícil provar o valor do reparo.</li>
<li><strong>Deixar o carro em um pátio qualquer.</strong> A diária corre, e nem toda apólice paga. Portanto, acione primeiro o guincho da assistência.</li>
<li><strong>Trocar o nome de quem dirigia.</strong> A mentira põe em risco toda a indenização, mesmo em batida pequena.</li>
<li><strong>Pagar o terceiro por conta própria.</strong> Sem combinar com a seguradora, você pode ficar sem reembolso.</li>
</ul>
<p>Antes de acionar o seguro, compare também o conserto com a franquia. Se o reparo custa menos do que ela, a seguradora não paga o dano do seu carro. Mesmo assim, avise: o outro motorista pode cobrar o prejuízo dele mais tarde. As regras gerais estão na página da <a href="https://www.gov.br/susep/pt-br/planos-e-produtos/seguros/seguro-de-automoveis" target="_blank" rel="noopener">SUSEP sobre seguro de automóveis</a>.</p>
<h2>Perguntas frequentes</h2>
<h3>Preciso de boletim de ocorrência para acionar o seguro?</h3>
<p>Depende da apólice e do caso. Em batida com vítima, roubo ou briga sobre a culpa, o registro é indispensável. Em danos leves, algumas seguradoras aceitam só o aviso. Ainda assim, registre: custa pouco e ajuda na prova.</p>
<h3>Posso escolher a oficina?</h3>
<p>Confira na apólice se o contrato é de livre escolha ou de rede referenciada. Em geral, a rede traz vantagens, como franquia menor ou carro reserva. Em qualquer caso, espere a autorização por escrito.</p>
<h3>O outro motorista não tem seguro. O que faço?</h3>
<p>Acione a sua apólice se o conserto passar da franquia. Depois, a seguradora pode cobrar o culpado. Você também pode pedir a franquia de volta a ele, por acordo ou no Juizado Especial. Para rever limites e assistência antes do próximo susto, veja a página de <a href="/seguros/auto">seguro auto</a>.</p>
<p class="nota">Este texto é informativo e não substitui a leitura das condições gerais da sua apólice.</p>`,
} satisfies DemoPost
