<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Clock;
use App\Form;
use App\Models\Customer;
use App\Models\Task;
use App\Models\User;
use App\Request;
use App\Response;

/** Administrators give tasks; everybody sees and finishes their own. */
final class TaskController extends Controller
{
    public function index(): Response
    {
        $status = $this->filter('status', Task::STATUSES);
        $assignee = $this->isAdmin() ? (int) $this->filter('user', User::options()) : 0;

        return Response::view('tasks/index', [
            'title' => $this->isAdmin() ? 'Tasks' : 'My tasks',
            'page' => Task::page($this->user(), $status, $assignee),
            'status' => $status,
            'assignee' => $assignee,
            'users' => $this->isAdmin() ? User::options() : [],
            'isAdmin' => $this->isAdmin(),
        ]);
    }

    public function create(): Response
    {
        $form = Form::of(['assigned_to' => $this->user()['id'], 'due_on' => Clock::day('+7 days')]);

        return $this->page('New task', '/tasks', $form);
    }

    public function store(): Response
    {
        $form = $this->checked(null);
        if (!$form->isValid()) {
            return $this->page('New task', '/tasks', $form);
        }
        Task::add($this->row($form) + ['created_by' => $this->user()['id']]);

        return $this->done('/tasks', 'The task has been added.');
    }

    public function edit(int $id): Response
    {
        $task = $this->found(Task::find($id, $this->user()));

        return $this->page('Edit task', "/tasks/$id", Form::of($task), $task);
    }

    public function update(int $id): Response
    {
        $task = $this->found(Task::find($id, $this->user()));
        $form = $this->checked($task);
        if (!$form->isValid()) {
            return $this->page('Edit task', "/tasks/$id", $form, $task);
        }
        Task::change($id, $this->row($form));

        return $this->done('/tasks', 'The changes have been saved.');
    }

    public function finish(int $id): Response
    {
        $this->found(Task::find($id, $this->user()));
        $form = Form::sent()->choice('to', 'status', Task::STATUSES);
        if (!$form->isValid()) {
            return $this->refused('/tasks', 'Please use the buttons of the list.');
        }
        Task::setStatus($id, $form->value('to'));

        return $this->done('/tasks', $form->value('to') === 'done' ? 'Done.' : 'The task is open again.');
    }

    public function delete(int $id): Response
    {
        $this->found(Task::find($id, $this->user()));
        Task::delete($id);

        return $this->done('/tasks', 'The task has been deleted.');
    }

    private function checked(?array $task): Form
    {
        return Form::sent()
            ->text('title', 'Task', 140)
            ->lines('details', 'Details', 2000, required: false)
            ->choice('assigned_to', 'user', User::options($task['assigned_to'] ?? 0))
            ->choice('customer_id', 'customer', Customer::options($this->user()), required: false)
            ->date('due_on', 'Due on', Clock::today(), Clock::day('+1 year'), present: $task['due_on'] ?? null);
    }

    private function row(Form $form): array
    {
        return $form->values('title', 'details', 'assigned_to', 'due_on')
            + ['customer_id' => $form->valueOrNull('customer_id')];
    }

    private function page(string $title, string $action, Form $form, ?array $task = null): Response
    {
        return Response::view('tasks/form', [
            'title' => $title,
            'action' => $action,
            'form' => $form,
            'task' => $task,
            'users' => User::options($task['assigned_to'] ?? 0),
            'customers' => Customer::options($this->user()),
        ], $form->isValid() ? 200 : 422);
    }
}
