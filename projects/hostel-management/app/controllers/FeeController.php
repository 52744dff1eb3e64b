<?php

declare(strict_types=1);

namespace App\Controllers;

use App\Auth;
use App\Clock;
use App\Form;
use App\HttpError;
use App\Models\Fee;
use App\Models\Payment;
use App\Models\Student;
use App\Request;
use App\Session;
use App\View;
use DomainException;

/** Fees, payments and receipts. */
final class FeeController
{
    public function list(): void
    {
        $state = Request::query('state');
        $search = Request::query('q');
        View::show('admin/fees/list', [
            'title' => 'Fees',
            'page' => Fee::page($state, $search),
            'state' => $state,
            'search' => $search,
        ]);
    }

    public function new(): void
    {
        View::show('admin/fees/form', [
            'title' => 'Raise a fee',
            'students' => Student::names(),
            'studentId' => Request::query('student'),
        ]);
    }

    public function create(): void
    {
        $form = '/admin/fees/new';
        $values = Form::values([
            'student_id' => ['label' => 'Student', 'required' => true, 'integer' => true],
            'title' => ['label' => 'What for', 'required' => true, 'max' => 100],
            'amount' => ['label' => 'Amount', 'required' => true, 'money' => true, 'from' => 0.01, 'to' => 500000],
            'due_on' => [
                'label' => 'Due on', 'required' => true, 'date' => true,
                'earliest' => Clock::day('-1 year'), 'latest' => Clock::day('+1 year'),
            ],
        ], $form);
        $student = Student::find((int) $values['student_id']);
        if ($student === null) {
            Form::refuse($form, ['student_id' => 'Please choose a student.']);
        }
        $id = Fee::create($student['id'], $values['title'], $values['amount'], $values['due_on']);
        Session::flash('done', 'The fee is raised.');
        redirect("/admin/fees/$id");
    }

    public function raiseMonth(): void
    {
        $period = Request::input('period');
        [$first, $last] = Fee::months();
        if (!Form::isDate("$period-01") || $period < $first || $period > $last) {
            $name = fn (string $month): string => date('M Y', strtotime("$month-01"));
            Session::flash('refused', "Please choose a month from {$name($first)} to {$name($last)}.");
            redirect('/admin/fees');
        }
        $added = Fee::raiseMonth($period);
        Session::flash('done', match ($added) {
            0 => 'Every resident already has the fee of this month.',
            1 => 'One fee is raised.',
            default => "$added fees are raised.",
        });
        redirect('/admin/fees');
    }

    public function show(int $id): void
    {
        View::show('admin/fees/show', [
            'title' => 'Fee',
            'fee' => $this->find($id),
            'payments' => Payment::ofFee($id),
        ]);
    }

    public function pay(int $id): void
    {
        $this->find($id);
        $values = Form::values([
            'amount' => ['label' => 'Amount', 'required' => true, 'money' => true, 'from' => 0.01],
            'method' => ['label' => 'Paid by', 'required' => true, 'in' => Payment::METHODS],
            'reference' => ['label' => 'Reference', 'max' => 60],
            'paid_on' => [
                'label' => 'Paid on', 'required' => true, 'date' => true,
                'earliest' => Clock::day('-90 days'), 'latest' => Clock::today(),
            ],
        ], "/admin/fees/$id");
        try {
            $receiptId = Fee::pay(
                $id,
                $values['amount'],
                $values['method'],
                $values['reference'],
                $values['paid_on'],
                Auth::user()['id'],
            );
        } catch (DomainException $refusal) {
            Form::refuse("/admin/fees/$id", ['amount' => $refusal->getMessage()]);
        }
        Session::flash('done', 'The payment is recorded. This is its receipt.');
        redirect("/admin/receipts/$receiptId");
    }

    public function waive(int $id): void
    {
        $this->find($id);
        $values = Form::values(
            ['waive_reason' => ['label' => 'Reason', 'required' => true, 'max' => 160]],
            "/admin/fees/$id",
        );
        Fee::waive($id, $values['waive_reason'])
            ? Session::flash('done', 'The fee is waived.')
            : Session::flash('refused', 'A fee with payments cannot be waived.');
        redirect("/admin/fees/$id");
    }

    public function receipt(int $id): void
    {
        $payment = Payment::find($id) ?? throw new HttpError(404, 'There is no such receipt.');
        View::show('receipt', ['title' => 'Receipt ' . Payment::number($id), 'payment' => $payment]);
    }

    private function find(int $id): array
    {
        return Fee::find($id) ?? throw new HttpError(404, 'There is no such fee.');
    }
}
