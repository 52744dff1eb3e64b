<?php

use App\Field;
use App\View;

?>
<header class="card-head">
  <h1>Price the quote</h1>
  <span class="number"><?= e(record_number('Q', $quote['id'])) ?></span>
</header>
<?= View::part('parts/errors', ['form' => $form]) ?>
<p class="lead"><?= e($quote['title']) ?>, for <?= e($quote['company']) ?></p>
<p class="written"><?= nl2br(e($quote['requirement'])) ?></p>
<form class="form is-wide" method="post" action="<?= e(url('/quotes/' . $quote['id'] . '/prepare')) ?>">
  <?= csrf_field() ?>
  <input type="hidden" name="revision" value="<?= e($revision) ?>">
  <fieldset>
    <legend>Lines of the offer</legend>
    <?php if ($form->error('items') !== null): ?><p class="field-error"><?= e($form->error('items')) ?></p><?php endif ?>
    <?php foreach ($items as $line => $item): ?>
      <div class="offer-line">
        <label>Description <input name="description[]" maxlength="140" value="<?= e($item['description']) ?>" aria-label="Description, line <?= e($line + 1) ?>"></label>
        <label>Quantity <input name="quantity[]" inputmode="numeric" maxlength="4" value="<?= e($item['quantity']) ?>" aria-label="Quantity, line <?= e($line + 1) ?>"></label>
        <label>Price each in ₹ <input name="unit_rupees[]" inputmode="numeric" maxlength="7" value="<?= e($item['unit_rupees']) ?>" aria-label="Price each, line <?= e($line + 1) ?>"></label>
      </div>
    <?php endforeach ?>
  </fieldset>
  <?= Field::input($form, 'valid_until', 'Valid until', ['type' => 'date', 'required' => 'required']) ?>
  <?= Field::input($form, 'terms', 'Terms (optional)', ['maxlength' => 255]) ?>
  <p class="note">GST of <?= e($quote['gst_percent']) ?> % is added to the sum.</p>
  <p class="form-end">
    <button class="button is-main">Send the quote</button>
    <a href="<?= e(url('/quotes/' . $quote['id'])) ?>">Cancel</a>
  </p>
</form>
