<?php

use App\Field;
use App\View;

?>
<header class="card-head"><h1><?= e($title) ?></h1></header>
<?= View::part('parts/errors', ['form' => $form]) ?>
<form class="form" method="post" action="<?= e(url($action)) ?>">
  <?= csrf_field() ?>
  <?= Field::input($form, 'title', 'Task', ['required' => 'required', 'maxlength' => 140]) ?>
  <?= Field::select($form, 'assigned_to', 'Given to', $users) ?>
  <?= Field::select($form, 'customer_id', 'Customer (optional)', $customers, 'None') ?>
  <?= Field::input($form, 'due_on', 'Due on', ['type' => 'date', 'required' => 'required']) ?>
  <?= Field::textarea($form, 'details', 'Details (optional)', ['maxlength' => 2000]) ?>
  <p class="form-end">
    <button class="button is-main">Save</button>
    <a href="<?= e(url('/tasks')) ?>">Cancel</a>
  </p>
</form>
<?php if ($task !== null): ?>
  <details class="danger">
    <summary>Delete this task</summary>
    <form method="post" action="<?= e(url('/tasks/' . $task['id'] . '/delete')) ?>">
      <?= csrf_field() ?>
      <button class="button is-danger">Delete for good</button>
    </form>
  </details>
<?php endif ?>
