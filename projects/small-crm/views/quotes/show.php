<header class="card-head">
  <h1><?= e($quote['title']) ?></h1>
  <div class="actions">
    <span class="number"><?= e(record_number('Q', $quote['id'])) ?></span>
    <?= chip($quote['is_expired'] ? 'expired' : $quote['status']) ?>
    <?php if ($isAdmin && in_array($quote['status'], ['requested', 'sent'], true)): ?>
      <a class="button is-main" href="<?= e(url('/quotes/' . $quote['id'] . '/prepare')) ?>"><?= $quote['status'] === 'requested' ? 'Price and send' : 'Change the offer' ?></a>
    <?php endif ?>
  </div>
</header>
<div class="main-and-side">
  <section>
    <h2>Requirement</h2>
    <p class="written"><?= nl2br(e($quote['requirement'])) ?></p>
    <h2>Offer</h2>
    <?php if ($items === []): ?>
      <p class="empty">Not priced yet.</p>
    <?php else: ?>
      <table class="sums">
        <thead>
          <tr><th scope="col">Description</th><th scope="col" class="is-number">Quantity</th><th scope="col" class="is-number">Price each</th><th scope="col" class="is-number">Amount</th></tr>
        </thead>
        <tbody>
          <?php foreach ($items as $item): ?>
            <tr>
              <td data-label="Description"><?= e($item['description']) ?></td>
              <td data-label="Quantity" class="is-number"><?= e(number_format($item['quantity'])) ?></td>
              <td data-label="Price each" class="is-number"><?= e(rupees($item['unit_rupees'])) ?></td>
              <td data-label="Amount" class="is-number"><?= e(rupees($item['amount'])) ?></td>
            </tr>
          <?php endforeach ?>
        </tbody>
        <tfoot>
          <tr><th scope="row" colspan="3">Net</th><td class="is-number"><?= e(rupees($quote['net'])) ?></td></tr>
          <tr><th scope="row" colspan="3">GST, <?= e($quote['gst_percent']) ?> %</th><td class="is-number"><?= e(rupees($quote['gst'])) ?></td></tr>
          <tr class="is-total"><th scope="row" colspan="3">Total</th><td class="is-number"><?= e(rupees($quote['total'])) ?></td></tr>
        </tfoot>
      </table>
      <?php if ($quote['terms'] !== ''): ?><p class="note">Terms: <?= e($quote['terms']) ?></p><?php endif ?>
    <?php endif ?>
  </section>
  <aside>
    <h2>Quote</h2>
    <dl class="facts">
      <dt>Customer</dt><dd><a href="<?= e(url('/customers/' . $quote['customer_id'])) ?>"><?= e($quote['company']) ?></a></dd>
      <dt>Requested by</dt><dd><?= e($quote['requested_by_name']) ?>, <?= e(show_date($quote['created_at'])) ?></dd>
      <dt>Sent</dt><dd><?= e(show_date($quote['sent_at'])) ?></dd>
      <dt>Valid until</dt><dd><?= e(show_date($quote['valid_until'])) ?></dd>
      <dt>Decided</dt><dd><?= e(show_date($quote['decided_at'])) ?></dd>
    </dl>
    <?php if ($quote['status'] === 'sent'): ?>
      <h2>What the customer says</h2>
      <form class="row" method="post" action="<?= e(url('/quotes/' . $quote['id'] . '/decision')) ?>">
        <?= csrf_field() ?>
        <input type="hidden" name="revision" value="<?= e($quote['revision']) ?>">
        <?php if (!$quote['is_expired']): ?>
          <button class="button is-main" name="decision" value="accepted">Accepted</button>
        <?php endif ?>
        <button class="button" name="decision" value="declined">Declined</button>
      </form>
      <?php if ($quote['is_expired']): ?><p class="note">The date has passed. An administrator can send the offer again.</p><?php endif ?>
    <?php endif ?>
  </aside>
</div>
