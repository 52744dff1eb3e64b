<?php

use App\Field;
use App\Form;
use App\Models\Ticket;
use App\View;

$isClosed = $ticket['status'] === 'closed';
?>
<header class="card-head">
  <h1><?= e($ticket['subject']) ?></h1>
  <div class="actions">
    <span class="number"><?= e(record_number('T', $ticket['id'])) ?></span>
    <?= $ticket['priority'] === 'high' ? chip('high') : '' ?>
    <?= chip($ticket['status']) ?>
  </div>
</header>
<?php if ($isClosed && !$form->isValid()): ?>
  <p class="flash is-refused" role="alert"><?= e($form->error('body')) ?></p>
<?php else: ?>
  <?= View::part('parts/errors', ['form' => $form]) ?>
<?php endif ?>
<div class="main-and-side">
  <section>
    <h2>Conversation</h2>
    <article class="letter">
      <p class="note"><b><?= e($ticket['raised_by_name']) ?></b> <?= e(show_time($ticket['created_at'])) ?></p>
      <p><?= nl2br(e($ticket['details'])) ?></p>
    </article>
    <?php foreach ($replies as $reply): ?>
      <article class="letter<?= $reply['is_internal'] === 1 ? ' is-internal' : ($reply['role'] === 'admin' ? ' is-answer' : '') ?>">
        <p class="note">
          <b><?= e($reply['name']) ?></b> <?= e(show_time($reply['created_at'])) ?>
          <?= $reply['is_internal'] === 1 ? '· internal note, not seen by users' : '' ?>
        </p>
        <p><?= nl2br(e($reply['body'])) ?></p>
      </article>
    <?php endforeach ?>
    <?php if ($isClosed): ?>
      <p class="empty">This ticket is closed and takes no more replies.</p>
      <?php if ($form->value('body') !== ''): ?>
        <article class="letter">
          <p class="note"><b>Your reply was not sent.</b> You can copy it from here.</p>
          <p><?= nl2br(e($form->value('body'))) ?></p>
        </article>
      <?php endif ?>
    <?php else: ?>
      <form class="form is-narrow" method="post" action="<?= e(url('/tickets/' . $ticket['id'] . '/replies')) ?>">
        <?= csrf_field() ?>
        <?= Field::textarea($form, 'body', 'Your reply', ['required' => 'required', 'maxlength' => 4000, 'rows' => 4]) ?>
        <?php if ($isAdmin): ?>
          <p><label class="tick"><input type="checkbox" name="is_internal" value="1"> Internal note, only for administrators</label></p>
        <?php endif ?>
        <p class="form-end"><button class="button is-main">Send</button></p>
      </form>
    <?php endif ?>
  </section>
  <aside>
    <h2>Ticket</h2>
    <dl class="facts">
      <dt>Customer</dt><dd><a href="<?= e(url('/customers/' . $ticket['customer_id'])) ?>"><?= e($ticket['company']) ?></a></dd>
      <dt>Category</dt><dd><?= e(Ticket::CATEGORIES[$ticket['category']]) ?></dd>
      <dt>Priority</dt><dd><?= e(Ticket::PRIORITIES[$ticket['priority']]) ?></dd>
      <dt>Last change</dt><dd><?= e(show_time($ticket['updated_at'])) ?></dd>
      <dt>Resolved</dt><dd><?= e(show_time($ticket['resolved_at'])) ?></dd>
    </dl>
    <?php if ($isAdmin): ?>
      <h2>Handling</h2>
      <?php $handling = Form::of(['status' => $ticket['status'], 'priority' => $ticket['priority']]); ?>
      <form class="form is-narrow" method="post" action="<?= e(url('/tickets/' . $ticket['id'] . '/handling')) ?>">
        <?= csrf_field() ?>
        <input type="hidden" name="read" value="<?= e($read) ?>">
        <?= Field::select($handling, 'status', 'Status', Ticket::STATUSES) ?>
        <?= Field::select($handling, 'priority', 'Priority', Ticket::PRIORITIES) ?>
        <p class="form-end"><button class="button">Save</button></p>
      </form>
    <?php elseif (!$isClosed): ?>
      <form method="post" action="<?= e(url('/tickets/' . $ticket['id'] . '/close')) ?>">
        <?= csrf_field() ?>
        <input type="hidden" name="read" value="<?= e($read) ?>">
        <button class="button">Close this ticket</button>
      </form>
    <?php endif ?>
  </aside>
</div>
