<?php
// The next tasks of the signed-in user, each with its button. Needs $tasks.
?>
<?php if ($tasks === []): ?>
  <p class="empty">Nothing to do. Enjoy your tea.</p>
<?php else: ?>
  <ul class="lines">
    <?php foreach ($tasks as $task): ?>
      <li>
        <span class="name"><?= e($task['title']) ?></span>
        <span class="note<?= $task['due_on'] < App\Clock::today() ? ' is-late' : '' ?>">due <?= e(show_date($task['due_on'])) ?></span>
        <form method="post" action="<?= e(url('/tasks/' . $task['id'] . '/done')) ?>">
          <?= csrf_field() ?>
          <input type="hidden" name="to" value="done">
          <button class="button is-small" aria-label="Mark as done: <?= e($task['title']) ?>">Done</button>
        </form>
      </li>
    <?php endforeach ?>
  </ul>
<?php endif ?>
