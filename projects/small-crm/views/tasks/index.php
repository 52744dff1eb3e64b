<?php

use App\Models\Task;
use App\View;

?>
<header class="card-head">
  <h1><?= e($title) ?></h1>
  <?php if ($isAdmin): ?><a class="button is-main" href="<?= e(url('/tasks/new')) ?>">New task</a><?php endif ?>
</header>
<form class="filter" method="get" action="<?= e(url('/tasks')) ?>" role="search">
  <label>Status
    <select name="status">
      <option value="">All</option>
      <?php foreach (Task::STATUSES as $value => $text): ?>
        <option value="<?= e($value) ?>"<?= $value === $status ? ' selected' : '' ?>><?= e($text) ?></option>
      <?php endforeach ?>
    </select>
  </label>
  <?php if ($users !== []): ?>
    <label>Given to
      <select name="user">
        <option value="">Everybody</option>
        <?php foreach ($users as $id => $name): ?>
          <option value="<?= e($id) ?>"<?= $id === $assignee ? ' selected' : '' ?>><?= e($name) ?></option>
        <?php endforeach ?>
      </select>
    </label>
  <?php endif ?>
  <button class="button">Show</button>
</form>
<?php if ($page->rows === []): ?>
  <p class="empty">No task fits.</p>
<?php else: ?>
  <table>
    <thead>
      <tr>
        <th scope="col">Task</th>
        <th scope="col">Customer</th>
        <?php if ($isAdmin): ?><th scope="col">Given to</th><?php endif ?>
        <th scope="col">Due on</th>
        <th scope="col">Status</th>
        <th scope="col"><span class="unseen">Action</span></th>
      </tr>
    </thead>
    <tbody>
      <?php foreach ($page->rows as $task): ?>
        <tr>
          <td data-label="Task">
            <?php if ($isAdmin): ?>
              <a href="<?= e(url('/tasks/' . $task['id'] . '/edit')) ?>"><?= e($task['title']) ?></a>
            <?php else: ?>
              <?= e($task['title']) ?>
            <?php endif ?>
            <span class="note"><?= e($task['details']) ?></span>
          </td>
          <td data-label="Customer"><?= e($task['company'] ?? '–') ?></td>
          <?php if ($isAdmin): ?><td data-label="Given to"><?= e($task['assignee']) ?></td><?php endif ?>
          <td data-label="Due on"<?= $task['status'] === 'open' && $task['due_on'] < App\Clock::today() ? ' class="is-late"' : '' ?>><?= e(show_date($task['due_on'])) ?></td>
          <td data-label="Status"><?= chip($task['status']) ?></td>
          <td>
            <form method="post" action="<?= e(url('/tasks/' . $task['id'] . '/done')) ?>">
              <?= csrf_field() ?>
              <input type="hidden" name="to" value="<?= $task['status'] === 'open' ? 'done' : 'open' ?>">
              <button class="button is-small" aria-label="<?= $task['status'] === 'open' ? 'Mark as done' : 'Open again' ?>: <?= e($task['title']) ?>"><?= $task['status'] === 'open' ? 'Done' : 'Open again' ?></button>
            </form>
          </td>
        </tr>
      <?php endforeach ?>
    </tbody>
  </table>
<?php endif ?>
<?= View::part('parts/pager', [
    'page' => $page,
    'path' => '/tasks',
    'query' => ['status' => $status, 'user' => $assignee ?: ''],
    'noun' => 'task',
]) ?>
